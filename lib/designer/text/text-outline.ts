import type { PathCommand } from "../../text-shaping/glyph-pen";
import type { ShapingFont } from "../../text-shaping/harfbuzz";
import type { TextLayer } from "../document";
import type { TextOutline, TextSize } from "../resources";
import { extremesOf } from "./path-extremes";
import { layoutText, type PlacedGlyph } from "./text-layout";

type Style = Pick<TextLayer, "text" | "size" | "spacing" | "leading" | "align" | "arc">;

/** The size of a text's outline, without its path, which takes most of the time. */
export function measureText(font: ShapingFont, style: Style): TextSize {
  const { box, missing } = setText(font, style);
  return { box, missing };
}

/** A text as one path in mm, centred on its box; letters that the font lacks are named and omitted. */
export function outlineText(font: ShapingFont, style: Style): TextOutline {
  const { glyphs, place, middle, box, missing } = setText(font, style);
  // Joined, because a long string that grows by concatenation takes many times its size in memory.
  const d = glyphs.map((glyph) => pathOf(place(glyph), middle)).join("");
  return { d, box, missing };
}

/** Glyphs are placed one at a time: those of a long text have some 100,000 commands. */
function setText(font: ShapingFont, style: Style) {
  const { glyphs, missing } = layoutText(font, style);
  const scale = style.size / font.unitsPerEm;
  const place = (glyph: PlacedGlyph) => placed(font.outlineOf(glyph.id), glyph, scale);
  const reaches = glyphs.flatMap((glyph) => extremesOf(place(glyph)) ?? []);
  if (reaches.length === 0) reaches.push({ left: 0, top: 0, right: 0, bottom: 0 });
  const left = Math.min(...reaches.map((each) => each.left));
  const top = Math.min(...reaches.map((each) => each.top));
  const right = Math.max(...reaches.map((each) => each.right));
  const bottom = Math.max(...reaches.map((each) => each.bottom));
  const [width, height] = [right - left, bottom - top];
  const box = { x: (left - right) / 2, y: (top - bottom) / 2, width, height };
  return { glyphs, place, middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, box, missing };
}

function pathOf(commands: readonly PathCommand[], middle: { x: number; y: number }): string {
  return commands
    .map(({ letter, points }) => {
      const numbers = points.map((value, nr) => decimal(value - (nr % 2 === 0 ? middle.x : middle.y)));
      return letter + numbers.join(" ");
    })
    .join("");
}

/** The decimals of whole thousandths: "" for none, ".25" for 250. */
const fractions = Array.from({ length: 1000 }, (_, thousandths) => `${thousandths / 1000}`.slice(1));

/** To a thousandth of a millimetre, which is finer than any printer. `String()` takes three times as long. */
function decimal(mm: number): string {
  const rounded = Math.round(mm * 1000);
  const thousandths = Math.abs(rounded);
  const whole = Math.floor(thousandths / 1000);
  const sign = rounded < 0 ? "-" : "";
  return sign + whole + fractions[thousandths % 1000];
}

/** Fonts have y upwards. */
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
