import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSheet, trimStyles } from "./trim-styles";

const sheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/(chunks\/[\w.-]+\.css))[^"]*" data-precedence="next"\/>/g;

const sheets = new Map<string, ReturnType<typeof readSheet> | null>();

/** The sheet for inlining, with root-relative URLs; null if that is impossible. */
function sheetAt(path: string): ReturnType<typeof readSheet> | null {
  const known = sheets.get(path);
  if (known !== undefined) return known;
  let read: ReturnType<typeof readSheet> | null = null;
  try {
    const css = readFileSync(join(process.cwd(), ".next/static", path), "utf8");
    read = css.includes("</") ? null : readSheet(css.replaceAll("url(../", "url(/_next/static/"));
  } catch {
    // Another build's sheet: the link stays.
  }
  sheets.set(path, read);
  return read;
}

/**
 * Inlines the styles of a page's own elements, so that a phone paints before it would have requested a sheet. The full sheet, for
 * elements added by scripts and for other pages, loads without blocking the paint. Next's `inlineCss` writes the full text, twice.
 */
export function inlineStyles(html: string): string {
  return html.replace(sheetLink, (link, href: string, path: string) => {
    const sheet = sheetAt(path);
    return sheet === null
      ? link
      : `<style>${trimStyles(sheet, html)}</style><link rel="stylesheet" href="${href}" data-precedence="next" media="print" onload="this.media='all'"/>`;
  });
}
