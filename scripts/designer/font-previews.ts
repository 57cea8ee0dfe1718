import { readFileSync } from "node:fs";
import type { FontPreview, PreviewPath } from "../../lib/designer/text/font-previews";
import { type DesignFont, fonts, shaperFile } from "../../lib/designer/text/fonts";
import { extremesOf } from "../../lib/designer/text/path-extremes";
import { layoutText } from "../../lib/designer/text/text-layout";
import type { PathCommand } from "../../lib/text-shaping/glyph-pen";
import { type OpenFont, openHarfbuzz, type ShapingFont } from "../../lib/text-shaping/harfbuzz";
import type { Script } from "../../lib/text-shaping/split-runs";

/** A greeting in each script. */
const words: Partial<Record<Script, string>> = {
  Devanagari: "नमस्ते",
  Bengali: "নমস্কার",
  Gurmukhi: "ਸਤਿ ਸ੍ਰੀ",
  Gujarati: "નમસ્તે",
  Oriya: "ନମସ୍କାର",
  Tamil: "வணக்கம்",
  Telugu: "నమస్తే",
  Kannada: "ನಮಸ್ಕಾರ",
  Malayalam: "നമസ്കാരം",
};

const em = 100;

/** Every font's own name as an outline, and a word in its script. */
export function makeFontPreviews(): Record<string, FontPreview> {
  const open = openHarfbuzz(read(shaperFile.file));
  return Object.fromEntries(fonts.map((font) => [font.id, previewOf(open, font)]));
}

function previewOf(open: OpenFont, { family, file, scripts }: DesignFont): FontPreview {
  const font = open(read(file));
  const word = scripts.map((script) => words[script]).find((each) => each !== undefined);
  return { name: draw(font, family), word: word === undefined ? null : draw(font, word) };
}

function draw(font: ShapingFont, text: string): PreviewPath {
  const scale = em / font.unitsPerEm;
  const { glyphs } = layoutText(font, { text, spacing: 0, leading: 1, align: "left", arc: 0 });
  const commands = glyphs.flatMap(({ id, x, y }) =>
    font.outlineOf(id).map(({ letter, points }) => ({
      letter,
      points: points.map((value, nr) => Math.round(scale * (nr % 2 === 0 ? x + value : y - value))),
    })),
  );
  const { left, top, right, bottom } = extremesOf(commands) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return { d: relative(commands), box: [left, top, right - left, bottom - top].map(Math.round) };
}

/** Relative path commands are shorter than absolute ones. */
function relative(commands: readonly PathCommand[]): string {
  let pen = [0, 0];
  let start = pen;
  return commands
    .map(({ letter, points }) => {
      const steps = points.map((value, nr) => value - (pen[nr % 2] ?? 0));
      pen = letter === "Z" ? start : points.slice(-2);
      if (letter === "M") start = pen;
      const isNothing = letter === "L" && steps.every((step) => step === 0);
      return isNothing ? "" : letter.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

function read(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(file));
}
