import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { create } from "fontkit";
import sharp from "sharp";
import { openHarfbuzz } from "../../lib/text-shaping/harfbuzz";
import { namesInScripts } from "../../testing/names-in-scripts";

const openFont = openHarfbuzz(new Uint8Array(readFileSync("node_modules/harfbuzzjs/dist/harfbuzz.wasm")));
const [size, left, baseline] = [72, 20, 130];

/** One entry per pixel: true if it is dark. */
async function inkOf(page: Page, content: string, style = ""): Promise<boolean[]> {
  await page.setContent(
    `<style>${style} body { margin: 0 }</style><svg width="1200" height="200">${content}</svg>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const pixels = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  return Array.from(pixels, (light) => light < 128);
}

/** Number of dark pixels in a browser's drawing, and the share of them in which our own drawing differs. */
async function compare(page: Page, { script, family, name }: (typeof namesInScripts)[number]) {
  const bytes = readFileSync(`fonts/${family}-Regular.ttf`);
  const kit = create(bytes);
  if ("fonts" in kit) throw new Error("a collection isn't a font");
  const isUrdu = script === "Arabic";
  const font = openFont(bytes, isUrdu ? "ur" : undefined);
  const scale = size / font.unitsPerEm;
  let x = left;
  const drawn = font.shape(name, isUrdu ? "rtl" : "ltr").map((glyph) => {
    const place = `translate(${x + glyph.xOffset * scale} ${baseline - glyph.yOffset * scale}) scale(${scale} ${-scale})`;
    x += glyph.xAdvance * scale;
    return `<path transform="${place}" d="${kit.getGlyph(glyph.id).path.toSVG()}"/>`;
  });
  const ours = await inkOf(page, drawn.join(""));
  const theirs = await inkOf(
    page,
    `<text lang="${isUrdu ? "ur" : ""}" x="${left}" y="${baseline}" font-family="paper" font-size="${size}" text-rendering="geometricPrecision">${name}</text>`,
    `@font-face { font-family: paper; src: url(data:font/ttf;base64,${bytes.toString("base64")}) }`,
  );
  const inked = theirs.filter(Boolean).length;
  const different = ours.filter((ink, index) => ink !== theirs[index]).length;
  return { inked, differs: different / inked };
}

test("documents draw names in every script as a browser does", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 200 });
  for (const each of namesInScripts) {
    const { inked, differs } = await compare(page, each);
    expect(inked, each.script).toBeGreaterThan(4000);
    expect(differs, each.script).toBeLessThan(0.05);
  }
});
