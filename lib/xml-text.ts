// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Drops characters that XML 1.0 can't represent. */
export function dropUnwritable(text: string): string {
  return text.replace(forbidden, "");
}

/** A text for a CDATA section, which it can't end. */
export function toCdata(text: string): string {
  return dropUnwritable(text).replaceAll("]]>", "]] >");
}

/** The same for HTML, which renders the same afterwards. */
export function htmlToCdata(html: string): string {
  return dropUnwritable(html).replaceAll("]]>", "]]&gt;");
}
