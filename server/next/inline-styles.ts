import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSheet, trimStyles } from "./trim-styles";

const sheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/(chunks\/[\w.-]+\.css))[^"]*" data-precedence="next"\/>/g;

/** A short sheet is inlined whole: that of the fonts. Loaded again, it would make the browser set every text again. */
const shortSheet = 2000;

type Sheet = string | ReturnType<typeof readSheet>;
const sheets = new Map<string, Sheet | null>();

/** The sheet for inlining, with root-relative URLs; null if that is impossible. */
function sheetAt(path: string): Sheet | null {
  const known = sheets.get(path);
  if (known !== undefined) return known;
  let read: Sheet | null = null;
  try {
    const css = readFileSync(join(process.cwd(), ".next/static", path), "utf8");
    const rooted = css.replaceAll("url(../", "url(/_next/static/");
    if (!css.includes("</")) read = css.length < shortSheet ? rooted : readSheet(rooted);
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
    if (sheet === null) return link;
    const isWhole = typeof sheet === "string";
    // React looks for the link before it inserts the sheet with another page.
    const onload = isWhole ? "" : ` onload="this.media='all'"`;
    const styles = isWhole ? sheet : trimStyles(sheet, html);
    return `<style>${styles}</style><link rel="stylesheet" href="${href}" data-precedence="next" media="print"${onload}/>`;
  });
}
