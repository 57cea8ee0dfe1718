import "server-only";
import { breakLines } from "@/lib/text-shaping/break-lines";
import type { Script, TextRun } from "@/lib/text-shaping/split-runs";
import { type Face, fontOf } from "./pdf-fonts";
import type { ShapedFont } from "./shaped-font";

export interface FontChoice {
  face?: Face;
  size?: number;
  /** Line breaks of the text are kept. In single-line fields they would create extra lines. */
  hasLineBreaks?: boolean;
}

export interface TextPart {
  run: TextRun;
  font: ShapedFont;
  size: number;
  width: number;
}

export interface SetLine {
  text: string;
  parts: TextPart[];
  width: number;
  /** The space above and below the baseline: tall scripts need more. */
  above: number;
  below: number;
}

// Line breaks and direction marks would affect text outside their own field.
const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
/** Emoji and their joiners and colours. Our fonts lack most of them: they would print as boxes. */
const emoji =
  / ?\u200d?(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\ufe0f\u20e3\u{e0020}-\u{e007f}])/gu;
/** Naskh looks small beside Latin of the same size. */
const enlarged: Partial<Record<Script, number>> = { Arabic: 1.2 };

const printableAscii = /^[\x20-\x7e]*$/;

/** Breaks the text into lines of at most this width, each script in its own font on one baseline. */
export function setText(value: string, width: number, font: FontChoice): SetLine[] {
  if (!font.hasLineBreaks) return setParagraph(value, width, font);
  const { above, below } = fontOf(font.face ?? "text", "Latin").reachOf(font.size ?? 8);
  const blank = { text: "", parts: [], width: 0, above, below };
  return value
    .trim()
    .split("\n")
    .flatMap((line) => (line.trim() === "" ? [blank] : setParagraph(line, width, font)));
}

function setParagraph(value: string, width: number, { face = "text", size = 8 }: FontChoice): SetLine[] {
  const latin = fontOf("text", "Latin");
  const text = value
    .replace(emoji, (all, sign: string) => (latin.has(sign) ? all : ""))
    .replace(controls, " ")
    .trim();
  const shown = face === "display" && !printableAscii.test(text) ? "strong" : face;
  const measureRun = (run: TextRun): TextPart => {
    const font = fontOf(shown, run.script);
    const ownSize = size * (enlarged[run.script] ?? 1);
    return { run, font, size: ownSize, width: font.widthOf(run, ownSize) };
  };
  const least = fontOf(shown, "Latin").reachOf(size);
  return breakLines(text, width, (run) => measureRun(run).width).map(({ text: written, runs }) => {
    const parts = runs.map(measureRun);
    const reaches = [least, ...parts.map((part) => part.font.reachOf(part.size))];
    return {
      text: written,
      parts,
      width: parts.reduce((sum, part) => sum + part.width, 0),
      above: Math.max(...reaches.map(({ above }) => above)),
      below: Math.max(...reaches.map(({ below }) => below)),
    };
  });
}
