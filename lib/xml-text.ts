// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without what XML 1.0 knows no way to write. */
export function dropUnwritable(text: string): string {
  return text.replace(forbidden, "");
}

/** A text that stands in a CDATA section and can't end it. */
export function toCdata(text: string): string {
  return dropUnwritable(text).replaceAll("]]>", "]] >");
}

/** The same for HTML, whose readers see what was written. */
export function htmlToCdata(html: string): string {
  return dropUnwritable(html).replaceAll("]]>", "]]&gt;");
}
