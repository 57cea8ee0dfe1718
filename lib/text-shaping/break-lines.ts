import { levelsOf, splitRuns, type TextRun } from "./split-runs";

export interface TextLine {
  /** In logical order, for copying. */
  text: string;
  /** In visual order, from left to right. */
  runs: TextRun[];
}

// After spaces, and after a dash or a slash within a word.
const opportunities = /(?<=\s)(?!\s)|(?<=[\p{L}\p{N}][-–—/])(?=\p{L})/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Breaks a paragraph into lines that are no wider than `width`; a wider word is broken between letters. */
export function breakLines(text: string, width: number, measure: (run: TextRun) => number): TextLine[] {
  const levels = levelsOf(text);
  const lineOf = (start: number, end: number): TextLine => {
    const written = text.slice(start, end).trimEnd();
    return { text: written, runs: splitRuns(written, levels.subarray(start)) };
  };
  const widthOf = (start: number, part: string) =>
    splitRuns(part, levels.subarray(start)).reduce((sum, run) => sum + measure(run), 0);

  const lines: TextLine[] = [];
  let [start, end, taken] = [0, 0, 0];
  const turn = () => {
    if (end > start) lines.push(lineOf(start, end));
    [start, taken] = [end, 0];
  };
  const fits = (part: string) => taken + widthOf(end, part.trimEnd()) <= width;
  const take = (part: string) => {
    taken += widthOf(end, part);
    end += part.length;
  };
  for (const word of text.split(opportunities)) {
    if (!fits(word)) turn();
    if (fits(word)) {
      take(word);
      continue;
    }
    for (const { segment } of graphemes.segment(word)) {
      if (!fits(segment)) turn();
      take(segment);
    }
  }
  turn();
  return lines;
}
