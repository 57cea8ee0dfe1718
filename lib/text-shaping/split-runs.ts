import bidiFactory from "bidi-js";
import type { Direction } from "./harfbuzz";

const bidi = bidiFactory();

/** The scripts of India's official languages that the shop has fonts for; all others count as Latin. */
const scripts = [
  "Latin",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Arabic",
] as const;
export type Script = (typeof scripts)[number];

const belongs = scripts.map((script) => ({
  script,
  own: new RegExp(`\\p{Script=${script}}`, "u"),
  shared: new RegExp(`\\p{Script_Extensions=${script}}`, "u"),
}));

// Marks and joiners belong to the letter before them, whatever script Unicode assigns.
const clinging = /[\p{M}\u200c\u200d]/u;

/** A run of one script and one direction, which a font can shape in one call. */
export interface TextRun {
  text: string;
  script: Script;
  direction: Direction;
}

interface Unit extends TextRun {
  level: number;
}

/** The embedding level of each UTF-16 unit; odd ones are right to left. */
export function levelsOf(text: string): Uint8Array {
  return bidi.getEmbeddingLevels(text).levels;
}

/** The runs of a line, in visual order from left to right. `levels` are those of its paragraph, from the line's start. */
export function splitRuns(text: string, levels: Uint8Array): TextRun[] {
  const runs: Unit[] = [];
  let current: Script = "Latin";
  let index = 0;
  for (const letter of text) {
    const level = levels[index] ?? 0;
    current = scriptOf(letter, current);
    const last = runs.at(-1);
    if (last?.script === current && last.level === level) last.text += letter;
    else runs.push({ text: letter, script: current, level, direction: level % 2 === 1 ? "rtl" : "ltr" });
    index += letter.length;
  }
  return inVisualOrder(runs);
}

function scriptOf(letter: string, current: Script): Script {
  const owner = belongs.find(({ own }) => own.test(letter));
  if (owner) return owner.script;
  if (clinging.test(letter)) return current;
  // Several scripts share the danda: it belongs to the preceding one.
  const sharers = belongs.filter(({ shared }) => shared.test(letter)).map(({ script }) => script);
  return sharers.includes(current) ? current : (sharers[0] ?? "Latin");
}

/** Rule L2 of the bidirectional algorithm: from the highest level down to 1, runs of at least that level are reversed. */
function inVisualOrder(runs: readonly Unit[]): Unit[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}
