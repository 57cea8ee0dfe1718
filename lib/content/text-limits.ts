/** About ten thousand words. */
const maxTextLength = 60_000;
const maxParagraphLength = 8_000;

/** Marks that Markdown parsers stop at. Some take quadratic time: with the limits below, 0.3 s at most. */
const inlineMark = /[*_~[\]!<>`\\|:{}@&]|www\./gi;
const maxMarks = 4_000;
const maxMarksOfParagraph = 1_000;
const maxLines = 2_000;

/** Quotes and lists at the start of a line; each may contain others. */
const nestingOf = /^[ \t]*(?:(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)+/gm;
const nestingMark = />|[-*+]|\d+[.)]/g;
const deepest = 20;
const maxNestingMarks = 1_000;

/** Underlined headings. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/gm;
const maxUnderlines = 200;

/** Container directives of other parsers; here they stay as typed, but still cost parsing time. */
const box = /:::/g;
const maxBoxes = 50;

/** The line below a table's head. Every row becomes as wide, however short it is. */
const tableLine = /^[ \t>]*[|:-][ \t|:-]*$/gm;
const maxCells = 5_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const written = (number: number): string => number.toLocaleString("en-IN");

/**
 * Why a text can't be saved, with what to change, or null. It scans each character a few times
 * and parses nothing, so that a refusal is fast.
 */
export function findTextProblem(text: string): string | null {
  if (text.length > maxTextLength)
    return `The text has ${written(text.length)} characters; the limit is ${written(maxTextLength)}. Shorten it.`;
  const lines = text.replace(/\r\n?/g, "\n");
  if (count(lines, /\n/g) >= maxLines)
    return `The text has more than ${written(maxLines)} lines. Shorten it.`;
  return findNestingProblem(lines) ?? findMarksProblem(lines);
}

function findNestingProblem(lines: string): string | null {
  const nested = (lines.match(nestingOf) ?? []).map((begin) => count(begin, nestingMark));
  if (nested.some((marks) => marks > deepest))
    return "A line starts with more than 20 quote or list marks. Remove some.";
  if (nested.reduce((sum, marks) => sum + marks, 0) > maxNestingMarks)
    return `The text has more than ${written(maxNestingMarks)} quote and list marks. Remove some.`;
  if (count(lines, underline) > maxUnderlines)
    return `More than ${maxUnderlines} lines are underlined. Start headings with ## instead.`;
  return count(lines, box) > maxBoxes ? `“:::” has no meaning here. Remove it.` : null;
}

function findMarksProblem(lines: string): string | null {
  if (count(lines, inlineMark) > maxMarks)
    return `The text has more than ${written(maxMarks)} characters such as * _ [ | or <. Remove some.`;
  const paragraphs = lines.split(/\n\s*\n/);
  if (paragraphs.reduce((sum, paragraph) => sum + countCells(paragraph), 0) > maxCells)
    return `The tables have more than ${written(maxCells)} cells. Remove rows or columns.`;
  for (const paragraph of paragraphs) {
    const problem = findParagraphProblem(paragraph);
    if (problem) return `The paragraph that starts with “${paragraph.trim().slice(0, 40)}” ${problem}`;
  }
  return null;
}

function countCells(paragraph: string): number {
  const widths = (paragraph.match(tableLine) ?? []).map((line) => count(line, /\|/g) + 1);
  const widest = Math.max(0, ...widths);
  return widest > 1 ? widest * (count(paragraph, /\n/g) + 1) : 0;
}

function findParagraphProblem(paragraph: string): string | null {
  if (paragraph.length > maxParagraphLength)
    return `has more than ${written(maxParagraphLength)} characters. Split it with an empty line.`;
  return count(paragraph, inlineMark) > maxMarksOfParagraph
    ? `has more than ${written(maxMarksOfParagraph)} characters such as * _ [ | or <. Remove some, or split it with an empty line.`
    : null;
}
