import "server-only";
import type { Font } from "fontkit";
import { glyphLetters } from "@/lib/text-shaping/glyph-letters";
import type { Direction, ShapedGlyph, ShapingFont } from "@/lib/text-shaping/harfbuzz";
import type { TextRun } from "@/lib/text-shaping/split-runs";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit 0.20 accepts opened fonts; its types don't have this yet. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const maxCachedRuns = 2000;
/** PDF readers show a glyph without text as an arbitrary character; this one as an empty text. */
const nothing = "\u200b";

/**
 * A font that pdfkit embeds and HarfBuzz lays out. pdfkit requests the layout with the text's features: they carry the
 * direction, and keep pdfkit from splitting the run at spaces.
 */
export class ShapedFont {
  readonly #cached = new Map<string, ShapedGlyph[]>();
  readonly #own = new Map<number, string>();
  readonly #shaping: ShapingFont;
  /** The font that pdfkit embeds under this name. */
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

  /** For pdfkit's option `features`; both are alternates that none of our fonts has. */
  static featuresOf({ direction }: TextRun): PDFKit.Mixins.OpenTypeFeatures[] {
    return [direction === "rtl" ? "rtla" : "ltra"];
  }

  widthOf({ text, direction }: TextRun, size: number): number {
    const units = this.#shape(text, direction).reduce((sum, glyph) => sum + glyph.xAdvance, 0);
    return (units * size) / this.#shaping.unitsPerEm;
  }

  has(letter: string): boolean {
    return this.kit.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  /** The height of its lines above and below the baseline. */
  reachOf(size: number): { above: number; below: number } {
    const { ascent, descent, lineGap, unitsPerEm } = this.#shaping;
    return { above: (ascent * size) / unitsPerEm, below: ((descent + lineGap) * size) / unitsPerEm };
  }

  #shape(text: string, direction: Direction): ShapedGlyph[] {
    const key = `${direction}${text}`;
    const glyphs = this.#cached.get(key) ?? this.#shaping.shape(text, direction);
    if (this.#cached.size >= maxCachedRuns) this.#cached.clear();
    this.#cached.set(key, glyphs);
    return glyphs;
  }

  /** The letter that a glyph draws on its own; "" for a glyph that only shaping produces. */
  #ownLetters(glyph: number): string {
    const letter = this.#own.get(glyph) ?? this.kit.stringsForGlyph(glyph)[0] ?? "";
    this.#own.set(glyph, letter);
    return letter;
  }

  /** pdfkit scales the positions in place, so each layout gets its own copy. */
  #layout(text: string, direction: Direction) {
    const shaped = this.#shape(text, direction);
    const letters = glyphLetters(text, shaped, (glyph) => this.#ownLetters(glyph));
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
