import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSheet, trimStyles } from "./trim-styles";

const sheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/(chunks\/[\w.-]+\.css))[^"]*" data-precedence="next"\/>/g;

const sheets = new Map<string, ReturnType<typeof readSheet> | null>();

/** The sheet as it may stand in a page: its addresses begin at the root. null if it can't. */
function sheetAt(path: string): ReturnType<typeof readSheet> | null {
  const known = sheets.get(path);
  if (known !== undefined) return known;
  let read: ReturnType<typeof readSheet> | null = null;
  try {
    const css = readFileSync(join(process.cwd(), ".next/static", path), "utf8");
    read = css.includes("</") ? null : readSheet(css.replaceAll("url(../", "url(/_next/static/"));
  } catch {
    // Another build's: the link stays.
  }
  sheets.set(path, read);
  return read;
}

/**
 * A page that brings the styles of its own elements: a phone paints before a sheet would have been asked for. The whole sheet,
 * for what scripts add and for other pages, comes without holding up the paint. Next's `inlineCss` writes the whole text, twice.
 */
export function inlineStyles(html: string): string {
  return html.replace(sheetLink, (link, href: string, path: string) => {
    const sheet = sheetAt(path);
    return sheet === null
      ? link
      : `<style>${trimStyles(sheet, html)}</style><link rel="stylesheet" href="${href}" data-precedence="next" media="print" onload="this.media='all'"/>`;
  });
}
