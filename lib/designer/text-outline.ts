import type { PathCommand } from "../text-shaping/glyph-pen";
import type { ShapingFont } from "../text-shaping/harfbuzz";
import type { TextLayer } from "./document";
import { extremesOf } from "./path-extremes";
import type { TextOutline } from "./resources";
import { layoutText, type PlacedGlyph } from "./text-layout";

/** A text as one path in mm, around the middle of what is drawn; what the font lacks is named and left out. */
export function outlineText(
  font: ShapingFont,
  layer: Pick<TextLayer, "text" | "size" | "spacing" | "leading" | "align" | "arc">,
): TextOutline {
  const { glyphs, missing } = layoutText(font, layer);
  const scale = layer.size / font.unitsPerEm;
  const commands = glyphs.flatMap((glyph) => placed(font.outlineOf(glyph.id), glyph, scale));
  const extremes = extremesOf(commands);
  if (!extremes) return { d: "", box: { x: 0, y: 0, width: 0, height: 0 }, missing };
  const { left, top, right, bottom } = extremes;
  const [width, height] = [right - left, bottom - top];
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const d = commands
    .map(
      ({ letter, points }) =>
        letter + points.map((value, nr) => micron(value - middle[nr % 2 === 0 ? 0 : 1])).join(" "),
    )
    .join("");
  return { d, box: { x: -width / 2, y: -height / 2, width, height }, missing };
}

/** A thousandth of a millimetre is finer than any printer. */
function micron(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}

/** Fonts are drawn with y upwards. */
function placed(outline: readonly PathCommand[], { x, y, turn }: PlacedGlyph, scale: number): PathCommand[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return outline.map(({ letter, points }) => ({
    letter,
    points: points.map((value, nr) => {
      const other = points[nr % 2 === 0 ? nr + 1 : nr - 1] ?? 0;
      return scale * (nr % 2 === 0 ? x + value * cos + other * sin : y + other * sin - value * cos);
    }),
  }));
}
