import type { Brand } from "@/lib/brand";
import { describeOfficer, describeRegistration } from "@/lib/business";
import { renditionUrl } from "@/lib/catalog/image-loader";
import { palette } from "@/lib/palette";
import { type Block, blocksOf, type EmailContent, type Goods, previewOf, type SumRow } from "./email-content";
import { oneLine } from "./one-line";

const textFont = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const displayFont = "'Rozha One',Georgia,'Times New Roman',serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A whole email: tables and inline styles, because all email clients render those alike. stopUrl: the unsubscribe page. */
export function renderHtml(letter: EmailContent, brand: Brand, siteUrl: string, stopUrl?: string): string {
  const shop = escapeHtml(brand.shopName);
  const officer = describeOfficer(brand.business);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, address=no, date=no">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${palette.paper};color:${palette.ink};font-family:${textFont};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(letter))}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>
<table ${table} style="background:${palette.paper}"><tr><td align="center" style="padding:28px 12px 36px">
<table ${table} style="max-width:576px">
<tr><td align="center" style="padding:0 0 22px">
<a href="${escapeHtml(siteUrl)}" style="color:${palette.ink};text-decoration:none;font-family:${displayFont};font-size:34px;font-weight:700;line-height:1.1">${shop}</a>
</td></tr>
<tr><td style="background:${palette.card};border:1px solid ${palette.line};border-top:4px solid ${palette.madder};padding:32px 26px 34px;word-break:break-word">
<p style="margin:0 0 10px;color:${palette.madder};font-size:13px;line-height:1.4;font-weight:600;letter-spacing:.04em">${escapeHtml(letter.kicker)}</p>
<h1 style="margin:0 0 18px;font-family:${displayFont};font-weight:700;font-size:28px;line-height:1.18">${escapeHtml(letter.heading)}</h1>
${blocksOf(letter)
  .map((block) => htmlOf(block, siteUrl))
  .join("\n")}
</td></tr>
<tr><td align="center" style="padding:22px 20px 0;color:${palette.muted};font-size:13px;line-height:1.6">
Questions? Just reply, or call ${escapeHtml(brand.companyPhone)}.<br>
${[brand.companyName, brand.companyAddress, ...describeRegistration(brand)].map(escapeHtml).join("<br>\n")}${
  officer ? `<br>\nGrievance officer: ${escapeHtml(officer)}` : ""
}${
  stopUrl
    ? `<br>
<a href="${escapeHtml(stopUrl)}" style="color:${palette.muted}">Unsubscribe, or choose which emails you get</a>`
    : ""
}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function htmlOf(block: Block, siteUrl: string): string {
  if (typeof block === "string")
    return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(block)}</p>`;
  switch (block.kind) {
    case "button":
      return `<p style="margin:24px 0 28px"><a href="${escapeHtml(block.url)}" style="display:inline-block;background:${palette.madder};color:${palette.onMadder};padding:14px 26px;border-radius:3px;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case "choices":
      return `<table ${table} style="margin:0 0 22px"><tr><td style="font-size:16px;line-height:1.5"><strong style="display:block;margin:0 0 8px;font-weight:600">${escapeHtml(block.heading)}</strong>${block.choices.map(choiceOf).join(" ")}</td></tr></table>`;
    case "goods":
      return `<table ${table} style="border-top:1px solid ${palette.line}">${block.items.map((item) => goodsRow(item, siteUrl)).join("")}</table>`;
    case "sums":
      return `<table ${table} style="margin:14px 0 0;font-size:15px;line-height:1.5">${block.rows.map(sumRow).join("")}</table>`;
    case "facts":
      return `<table ${table} style="margin:20px 0 16px;background:${palette.tint}"><tr><td style="padding:16px 18px;font-size:15px;line-height:1.55"><strong style="display:block;margin:0 0 4px;font-weight:600">${escapeHtml(block.heading)}</strong>${block.lines.map(escapeHtml).join("<br>")}</td></tr></table>`;
  }
}

const choiceOf = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 4px 6px 0;padding:11px 13px;border:1px solid ${palette.line};border-radius:3px;color:${palette.madder};font-size:16px;line-height:1.2;text-decoration:none;white-space:nowrap">${escapeHtml(label)}</a>`;

function goodsRow({ title, detail, amount, imageUrl, url }: Goods, siteUrl: string): string {
  const picture = pictureUrl(imageUrl && renditionUrl(imageUrl, 320), siteUrl);
  const cell = `padding:14px 0;border-bottom:1px solid ${palette.line};vertical-align:top;font-size:15px;line-height:1.45`;
  const image = picture
    ? `<img src="${escapeHtml(picture)}" width="56" height="70" alt="" style="display:block;width:56px;height:70px;object-fit:cover;background:${palette.tint};border-radius:3px">`
    : "";
  const name = url
    ? `<a href="${escapeHtml(url)}" style="color:${palette.ink}">${escapeHtml(title)}</a>`
    : escapeHtml(title);
  return `<tr><td width="72" style="${cell}">${image}</td><td style="${cell}"><strong style="font-weight:600">${name}</strong><br><span style="color:${palette.muted}">${escapeHtml(detail)}</span></td><td align="right" style="${cell};padding-left:12px;white-space:nowrap;font-weight:600">${escapeHtml(amount)}</td></tr>`;
}

const sumStyles = {
  plain: "padding:0 0 6px",
  total: `padding:12px 0 4px;border-top:2px solid ${palette.ink};font-size:20px;font-weight:700`,
  quiet: `padding:0;color:${palette.muted};font-size:13px`,
};

function sumRow({ label, amount, tone }: SumRow): string {
  const style = sumStyles[tone ?? "plain"];
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

/** Bundled pictures have no host of their own. */
function pictureUrl(url: string | null, siteUrl: string): string | null {
  if (url === null || !URL.canParse(url, siteUrl)) return null;
  const { protocol, href } = new URL(url, siteUrl);
  return /^https?:$/.test(protocol) ? href : null;
}
