import "server-only";
import type { Font } from "fontkit";
import type { Direction, ShapedGlyph, ShapingFont } from "@/lib/text-shaping/harfbuzz";
import { lettersOf } from "@/lib/text-shaping/letters-of";
import type { TextRun } from "@/lib/text-shaping/split-runs";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit 0.20 takes fonts that are open already; its types don't say so yet. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const mostKept = 2000;
/** Readers show a glyph without letters as anything; this they show as nothing. */
const nothing = "\u200b";

/**
 * A font as pdfkit embeds it, whose letters HarfBuzz lays out. pdfkit asks a font for its layout with the features that the
 * text was given: they carry the direction, and keep pdfkit from cutting the run at spaces.
 */
export class ShapedFont {
  readonly #kept = new Map<string, ShapedGlyph[]>();
  readonly #own = new Map<number, string>();
  readonly #shaping: ShapingFont;
  /** What pdfkit takes, under this name. */
  readonly kit: Font;
  readonly name: string;

  constructor(name: string, kit: Font, shaping: ShapingFont) {
    this.name = name;
    this.#shaping = shaping;
    this.kit = Object.create(kit, {
      layout: {
        value: (text: string, [feature]: string[]) => this.#layout(text, feature === "rtla" ? "rtl" : "ltr"),
      },
    });
  }

  /** For pdfkit's option of that name; both are alternates that no font of ours has for itself. */
  static featuresOf({ direction }: TextRun): PDFKit.Mixins.OpenTypeFeatures[] {
    return [direction === "rtl" ? "rtla" : "ltra"];
  }

  widthOf({ text, direction }: TextRun, size: number): number {
    const units = this.#shape(text, direction).reduce((sum, glyph) => sum + glyph.xAdvance, 0);
    return (units * size) / this.#shaping.unitsPerEm;
  }

  /** How far its lines reach above and below the baseline. */
  reachOf(size: number): { above: number; below: number } {
    const { ascent, descent, lineGap, unitsPerEm } = this.#shaping;
    return { above: (ascent * size) / unitsPerEm, below: ((descent + lineGap) * size) / unitsPerEm };
  }

  #shape(text: string, direction: Direction): ShapedGlyph[] {
    const key = `${direction}${text}`;
    const glyphs = this.#kept.get(key) ?? this.#shaping.shape(text, direction);
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, glyphs);
    return glyphs;
  }

  /** The letter that the glyph draws by itself; "" of one that only shaping leads to. */
  #ownLetters(glyph: number): string {
    const letter = this.#own.get(glyph) ?? this.kit.stringsForGlyph(glyph)[0] ?? "";
    this.#own.set(glyph, letter);
    return letter;
  }

  /** pdfkit scales the positions in place: each layout has its own. */
  #layout(text: string, direction: Direction) {
    const shaped = this.#shape(text, direction);
    const letters = lettersOf(text, shaped, (glyph) => this.#ownLetters(glyph));
    return {
      glyphs: shaped.map(({ id }, index) => ({
        id,
        advanceWidth: this.#shaping.advanceOf(id),
        codePoints: Array.from(letters[index] || nothing, (letter) => letter.codePointAt(0) ?? 0),
      })),
      positions: shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      })),
      advanceWidth: shaped.reduce((sum, glyph) => sum + glyph.xAdvance, 0),
    };
  }
}
