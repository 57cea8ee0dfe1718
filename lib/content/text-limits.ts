/** About ten thousand words. */
const maxTextLength = 60_000;
const maxParagraphLength = 8_000;

/** Marks that Markdown parsers stop at. Some take quadratic time: with the limits below, 0.3 s at most. */
const inlineMark = /[*_~[\]!<>`\\|:{}@&]|www\./gi;
const mostMarks = 4_000;
const mostMarksOfParagraph = 1_000;
const mostLines = 2_000;

/** Quotes and lists at the start of a line; each may contain others. */
const nestingOf = /^[ \t]*(?:(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)+/gm;
const nestingMark = />|[-*+]|\d+[.)]/g;
const deepest = 20;
const mostNestingMarks = 1_000;

/** Underlined headings. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/gm;
const mostUnderlines = 200;

/** Container directives of other parsers; here they stay as typed, but still cost parsing time. */
const box = /:::/g;
const mostBoxes = 50;

/** The line below a table's head. Every row becomes as wide, however short it is. */
const tableLine = /^[ \t>]*[|:-][ \t|:-]*$/gm;
const mostCells = 5_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const written = (number: number): string => number.toLocaleString("en-IN");

/**
 * Why a text can't be saved, with what to change, or null. It scans each character a few times
 * and parses nothing, so that a refusal is fast.
 */
export function findTextProblem(text: string): string | null {
  if (text.length > maxTextLength)
    return `The text has ${written(text.length)} characters, and ${written(maxTextLength)} are the most. Make two of it.`;
  const lines = text.replace(/\r\n?/g, "\n");
  if (count(lines, /\n/g) >= mostLines)
    return `The text has more than ${written(mostLines)} lines. Make two of it.`;
  return findNestingProblem(lines) ?? findMarksProblem(lines);
}

function findNestingProblem(lines: string): string | null {
  const nested = (lines.match(nestingOf) ?? []).map((begin) => count(begin, nestingMark));
  if (nested.some((marks) => marks > deepest))
    return "A line begins with more than twenty marks of quotes or lists. Take some away.";
  if (nested.reduce((sum, marks) => sum + marks, 0) > mostNestingMarks)
    return `Lines begin with more than ${written(mostNestingMarks)} marks of quotes and lists. Make two texts of it.`;
  if (count(lines, underline) > mostUnderlines)
    return `More than ${mostUnderlines} lines are underlined. Begin headings with ## instead.`;
  return count(lines, box) > mostBoxes
    ? `“:::” stands there more than ${mostBoxes} times, and means nothing here. Take it away.`
    : null;
}

function findMarksProblem(lines: string): string | null {
  if (count(lines, inlineMark) > mostMarks)
    return `The text has more than ${written(mostMarks)} signs such as * _ [ | or <. Take some away, or make two texts of it.`;
  const paragraphs = lines.split(/\n\s*\n/);
  if (paragraphs.reduce((sum, paragraph) => sum + countCells(paragraph), 0) > mostCells)
    return `The tables have more than ${written(mostCells)} cells. Take rows or columns away.`;
  for (const paragraph of paragraphs) {
    const problem = findParagraphProblem(paragraph);
    if (problem) return `The paragraph that begins with “${paragraph.trim().slice(0, 40)}” ${problem}`;
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
    return `is longer than ${written(maxParagraphLength)} characters. Break it up with an empty line.`;
  return count(paragraph, inlineMark) > mostMarksOfParagraph
    ? `has more than ${written(mostMarksOfParagraph)} signs such as * _ [ | or <. Take some away, or break it up with an empty line.`
    : null;
}
