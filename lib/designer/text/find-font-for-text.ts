import { levelsOf, type Script, splitRuns } from "../../text-shaping/split-runs";
import { type DesignFont, findFont, fontFor } from "./fonts";

const foreignLetter = /(?!\p{Script=Latin})\p{L}/u;

const runsOf = (text: string) => splitRuns(text, levelsOf(text));

/** The font to offer for a text; null for letters that no font here has, and for several scripts that no font has together. */
export function findFontForText(text: string): DesignFont | null {
  const runs = runsOf(text);
  // Text without a script of its own counts as Latin.
  if (runs.some((run) => run.script === "Latin" && foreignLetter.test(run.text))) return null;
  const [script = "Latin", ...others] = otherScripts(runs);
  return others.length > 0 ? null : fontFor(script);
}

/** Whether a font has the scripts of a text. */
export function hasScripts({ scripts }: Pick<DesignFont, "scripts">, text: string): boolean {
  return [...otherScripts(runsOf(text))].every((script) => scripts.includes(script));
}

/** The font that replaces the chosen one, because it lacks the script of the text; null to keep it. */
export function findBetterFont(chosen: string, text: string): { from: DesignFont; to: DesignFont } | null {
  const [from, to] = [findFont(chosen), findFontForText(text)];
  return from && to && !hasScripts(from, text) ? { from, to } : null;
}

function otherScripts(runs: readonly { script: Script }[]): Set<Script> {
  return new Set(runs.map(({ script }) => script).filter((script) => script !== "Latin"));
}
