import type { Brand } from "@/lib/brand";
import { describeOfficer, describeRegistration } from "@/lib/business";
import { type Block, blocksOf, type EmailContent } from "./email-content";
import { oneLine } from "./one-line";

/** The plain-text part of an email. */
export function renderText(letter: EmailContent, brand: Brand, stopUrl?: string): string {
  const officer = describeOfficer(brand.business);
  return [
    oneLine(letter.kicker),
    oneLine(letter.heading),
    ...blocksOf(letter).map(textOf),
    [
      "--",
      `${brand.shopName}: ${brand.companyEmail}, ${brand.companyPhone}`,
      brand.companyName,
      brand.companyAddress,
    ]
      .concat(describeRegistration(brand), officer ? `Grievance officer: ${officer}` : [])
      .map(oneLine)
      .concat(stopUrl ? `Unsubscribe: ${stopUrl}` : [])
      .join("\n"),
  ].join("\n\n");
}

function textOf(block: Block): string {
  if (typeof block === "string") return oneLine(block);
  switch (block.kind) {
    case "button":
      return `${oneLine(block.label)}: ${block.url}`;
    case "goods":
      return block.items
        .map(({ title, detail, amount, url }) =>
          oneLine(`- ${title}, ${detail}: ${amount}${url ? `, ${url}` : ""}`),
        )
        .join("\n");
    case "sums":
      return block.rows.map(({ label, amount }) => oneLine(`${label}: ${amount}`)).join("\n");
    case "choices":
      return [
        oneLine(`${block.heading}:`),
        ...block.choices.map(({ label, url }) => `${oneLine(label)}: ${url}`),
      ].join("\n");
    case "facts":
      return [`${block.heading}:`, ...block.lines].map(oneLine).join("\n");
  }
}
