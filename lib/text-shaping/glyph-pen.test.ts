import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { openHarfbuzz } from "./harfbuzz";

const bytes = readFileSync("fonts/Baloo2-Bold.ttf");
const font = openHarfbuzz(new Uint8Array(readFileSync("node_modules/harfbuzzjs/dist/harfbuzz.wasm")))(bytes);
const reference = create(bytes);

it("draws each glyph like another font library, with all its contours closed", () => {
  if ("fonts" in reference) throw new Error("a collection isn't a font");
  const glyphs = font
    .shape("क्षत्रिय श्री Ram & Sita ॐ", "ltr")
    .filter(({ id }) => font.outlineOf(id).length > 0);
  expect(glyphs.length).toBeGreaterThan(12);
  for (const { id } of glyphs) {
    const ours = font.outlineOf(id);
    const theirs = reference.getGlyph(id).path;
    const count = (letter: string) => ours.filter((command) => command.letter === letter).length;
    expect(count("Z")).toBe(count("M"));
    expect(count("M")).toBe(theirs.commands.filter(({ command }) => command === "moveTo").length);
    const points = ours.flatMap((command) => command.points);
    const [xs, ys] = [0, 1].map((axis) => points.filter((_, nr) => nr % 2 === axis));
    const { minX, maxX, minY, maxY } = theirs.cbox;
    const box = [xs, ys].flatMap((all = []) => [Math.min(...all), Math.max(...all)]);
    expect(box).toEqual([minX, maxX, minY, maxY]);
  }
});

it("draws nothing for a space", () => {
  expect(font.outlineOf(font.shape(" ", "ltr")[0]?.id ?? 0)).toEqual([]);
});
