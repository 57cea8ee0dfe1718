/** About ten thousand words. */
const maxTextLength = 60_000;

/** Reading marks takes time by the square of a paragraph's length: whole texts of marks stay below a second or two. */
const maxParagraphLength = 8_000;

/** Quotes in quotes, lists in lists: twenty-one marks at the beginning of a line. */
const tooDeep = /^[ \t]*(?:(?:>[ \t]*|[-*+][ \t]+|\d{1,9}[.)][ \t]+)){21}/m;

/** Headings that are underlined take time by the square of their number. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/gm;
const mostUnderlines = 200;

/** What somebody who writes a text should change before it can be saved, or null. */
export function findTextProblem(text: string): string | null {
  if (text.length > maxTextLength) {
    return `The text has ${text.length.toLocaleString("en-IN")} characters, and ${maxTextLength.toLocaleString("en-IN")} are the most. Make two of it.`;
  }
  if (tooDeep.test(text))
    return "A line begins with more than twenty marks of quotes or lists. Take some away.";
  if ((text.match(underline)?.length ?? 0) > mostUnderlines)
    return `More than ${mostUnderlines} lines are underlined. Begin headings with ## instead.`;
  const long = text.split(/\n\s*\n/).find((paragraph) => paragraph.length > maxParagraphLength);
  return long
    ? `The paragraph that begins with “${long.trim().slice(0, 40)}” is longer than ${maxParagraphLength.toLocaleString("en-IN")} characters. Break it up with an empty line.`
    : null;
}
