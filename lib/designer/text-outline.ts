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
  const d = pathOf(commands, (left + right) / 2, (top + bottom) / 2);
  return { d, box: { x: -width / 2, y: -height / 2, width, height }, missing };
}

function pathOf(commands: readonly PathCommand[], middleX: number, middleY: number): string {
  let d = "";
  for (const { letter, points } of commands) {
    d += letter;
    for (let nr = 0; nr < points.length; nr += 2) {
      const [x = 0, y = 0] = [points[nr], points[nr + 1]];
      d += `${nr === 0 ? "" : " "}${micron(x - middleX)} ${micron(y - middleY)}`;
    }
  }
  return d;
}

/** A thousandth of a millimetre is finer than any printer. */
function micron(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}

/** Fonts are drawn with y upwards. */
function placed(outline: readonly PathCommand[], { x, y, turn }: PlacedGlyph, scale: number): PathCommand[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return outline.map(({ letter, points }) => {
    const moved: number[] = [];
    for (let nr = 0; nr < points.length; nr += 2) {
      const [px = 0, py = 0] = [points[nr], points[nr + 1]];
      moved.push(x * scale + px * cos + py * sin, y * scale + px * sin - py * cos);
    }
    return { letter, points: moved };
  });
}
