import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const sheet =
  /<link rel="stylesheet" href="(\/_next\/static\/(chunks\/[\w.-]+\.css))[^"]*" data-precedence="next"\/>/g;

const texts = new Map<string, string | null>();

/** The sheet as it may stand in a page: its addresses begin at the root. null if it can't. */
function textOf(path: string): string | null {
  const known = texts.get(path);
  if (known !== undefined) return known;
  let text: string | null = null;
  try {
    const css = readFileSync(join(process.cwd(), ".next/static", path), "utf8");
    text = css.includes("</") ? null : css.replaceAll("url(../", "url(/_next/static/");
  } catch {
    // Another build's: the link stays.
  }
  texts.set(path, text);
  return text;
}

/**
 * A page that brings its styles: a phone paints before a sheet of its own would have been asked for. The link stays, switched
 * off, so that React finds the sheet that it looks for; Next's `inlineCss` writes the text a second time for React's eyes.
 */
export function inlineStyles(html: string): string {
  return html.replace(sheet, (link, href: string, path: string) => {
    const text = textOf(path);
    return text === null
      ? link
      : `<style>${text}</style><link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
  });
}
