import { readFileSync } from "node:fs";
import { namesInScripts } from "@/testing/names-in-scripts";
import { openHarfbuzz } from "./harfbuzz";

const openFont = openHarfbuzz(new Uint8Array(readFileSync("node_modules/harfbuzzjs/dist/harfbuzz.wasm")));
const fontOf = (family: string, language?: string) =>
  openFont(readFileSync(`fonts/${family}-Regular.ttf`), language);

describe("HarfBuzz", () => {
  it.each(namesInScripts)("finds every letter of $script in its font", ({ family, script, name }) => {
    const glyphs = fontOf(family).shape(name, script === "Arabic" ? "rtl" : "ltr");
    expect(glyphs.length).toBeGreaterThan(10);
    expect(glyphs.map(({ id }) => id)).not.toContain(0);
  });

  it("returns the text position of a glyph's letters, and 0 for what a font lacks", () => {
    const font = fontOf("NotoSans");
    expect(font.shape("AV", "ltr").map(({ cluster }) => cluster)).toEqual([0, 1]);
    expect(font.shape("A漢", "ltr").map(({ id }) => id)[1]).toBe(0);
  });

  it("draws a short i before its consonant and an r above the letter after it", () => {
    const font = fontOf("NotoSans");
    const idOf = (letter: string) => font.shape(letter, "ltr")[0]?.id;
    expect(
      font
        .shape("कि", "ltr")
        .map(({ id }) => id)
        .at(1),
    ).toBe(idOf("क"));
    const [first, last] = font.shape("र्म", "ltr").map(({ id }) => id);
    expect(first).toBe(idOf("म"));
    expect(last).not.toBe(idOf("र"));
  });

  it("draws Urdu from its last letter, each in the form that its neighbours require", () => {
    const font = fontOf("NotoNaskhArabic", "ur");
    expect(font.shape("محمد", "rtl").map(({ cluster }) => cluster)).toEqual([3, 2, 1, 0]);
    const [, middle, , begin] = font.shape("محمد", "rtl").map(({ id }) => id);
    expect(middle).not.toBe(begin);
  });

  it("caches the measurements of a font", () => {
    const font = fontOf("NotoSans");
    expect([font.unitsPerEm, font.ascent, font.descent, font.lineGap]).toEqual([1000, 1069, 293, 0]);
    const [glyph] = font.shape("M", "ltr");
    expect(font.advanceOf(glyph?.id ?? 0)).toBe(glyph?.xAdvance);
  });
});
