import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { create } from "fontkit";
import sharp, { type Sharp } from "sharp";
import { drawArt, loadArtCategories } from "../../lib/designer/clip-art/clip-art";
import type { DesignDocument, Layer } from "../../lib/designer/document";
import { drawPattern } from "../../lib/designer/patterns/patterns";
import { sceneSheets, sceneToSvg } from "../../lib/designer/scene/scene-svg";
import { findFont, shaperFile } from "../../lib/designer/text/fonts";
import { makeTextEngine } from "../../lib/designer/text/text-engine";
import { openHarfbuzz } from "../../lib/text-shaping/harfbuzz";
import { draw } from "../../server/pictures/child/draw";
import { namesInScripts } from "../../testing/names-in-scripts";

loadArtCategories((path) => readFileSync(`public${path}`, "utf8"));

const placed = { name: "", rot: 0, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false };
const lines = [
  ["baloo-2", "क्षत्रिय श्री"],
  ["baloo-thambi-2", "ஸ்ரீ க்ஷ"],
  ["baloo-da-2", "শ্রী কৃষ্ণ"],
  ["baloo-tammudu-2", "శ్రీ కృష్ణ"],
  ["baloo-tamma-2", "ಕ್ಷಮೆ ಶ್ರೀ"],
  ["baloo-chettan-2", "ശ്രീ ലക്ഷ്മി"],
  ["baloo-bhai-2", "શ્રી કૃષ્ણ"],
  ["baloo-paaji-2", "ਸ੍ਰੀ ਗੁਰੂ"],
  ["baloo-bhaina-2", "ଶ୍ରୀ କୃଷ୍ଣ"],
] as const;
const texts = lines.map(
  ([font, text], nr): Layer => ({
    ...placed,
    id: `t${nr}`,
    type: "text",
    text,
    font,
    size: 22,
    spacing: nr % 3 === 1 ? 0.2 : 0,
    leading: 1,
    align: "center",
    arc: nr % 3 === 2 ? 40 : 0,
    fill: "#b5301b",
    outline: nr % 2 === 0 ? { colour: "#1b1714", width: 1 } : null,
    x: nr % 2 === 0 ? 80 : 220,
    y: 30 + nr * 42,
  }),
);
const others: Layer[] = [
  {
    ...placed,
    id: "far out of the print area",
    type: "pattern",
    pattern: "truchet",
    seed: 9,
    inks: ["#2f8f6b", "#d8412f", "#f3ab35"],
    width: 1000,
    height: 1000,
    repeat: 60,
    x: 20,
    y: 150,
    rot: 15,
    opacity: 0.3,
  },
  {
    ...placed,
    id: "pattern",
    type: "pattern",
    pattern: "truchet",
    seed: 7,
    inks: ["#2f8f6b", "#d8412f", "#f3ab35"],
    width: 120,
    height: 80,
    repeat: 20,
    x: 240,
    y: 60,
    rot: 8,
    opacity: 0.6,
  },
  {
    ...placed,
    id: "image",
    type: "image",
    asset: "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10",
    crop: { x: 0.2, y: 0.1, width: 0.6, height: 0.7 },
    width: 100,
    height: 80,
    x: 70,
    y: 120,
    rot: -12,
    flipX: true,
  },
  { ...placed, id: "art", type: "art", art: "lotus", inks: ["#e8648c"], width: 90, x: 300, y: 330, rot: 30 },
  {
    ...placed,
    id: "shape",
    type: "shape",
    shape: "burst",
    width: 60,
    height: 50,
    radius: 0,
    fill: "#f3ab35",
    outline: { colour: "#1b1714", width: 2 },
    x: 20,
    y: 300,
  },
];
const design: DesignDocument = {
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front: [...others, ...texts], back: [], left: [], right: [] },
};

const photoSize = { width: 640, height: 480 };

function photo(): Sharp {
  const { width, height } = photoSize;
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => {
      const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
      return Math.round(127 + 120 * Math.sin((x * (1 + (at % 3)) + y) / 60));
    }),
  );
  return sharp(pixels, { raw: { ...photoSize, channels: 3 } });
}

const openFont = openHarfbuzz(new Uint8Array(readFileSync("node_modules/harfbuzzjs/dist/harfbuzz.wasm")));
const [nameSize, left, baseline] = [72, 20, 130];

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
  const scale = nameSize / font.unitsPerEm;
  let x = left;
  const drawn = font.shape(name, isUrdu ? "rtl" : "ltr").map((glyph) => {
    const place = `translate(${x + glyph.xOffset * scale} ${baseline - glyph.yOffset * scale}) scale(${scale} ${-scale})`;
    x += glyph.xAdvance * scale;
    return `<path transform="${place}" d="${kit.getGlyph(glyph.id).path.toSVG()}"/>`;
  });
  const ours = await inkOf(page, drawn.join(""));
  const theirs = await inkOf(
    page,
    `<text lang="${isUrdu ? "ur" : ""}" x="${left}" y="${baseline}" font-family="paper" font-size="${nameSize}" text-rendering="geometricPrecision">${name}</text>`,
    `@font-face { font-family: paper; src: url(data:font/ttf;base64,${bytes.toString("base64")}) }`,
  );
  const inked = theirs.filter(Boolean).length;
  const different = ours.filter((ink, index) => ink !== theirs[index]).length;
  return { inked, differs: different / inked };
}

test("a browser shows a design as it is printed, in nine scripts, and draws names in every script as documents do", async ({
  page,
}) => {
  const read = async (file: string) => new Uint8Array(readFileSync(file));
  const engine = makeTextEngine({
    loadShaper: () => read(shaperFile.file),
    loadFont: (id) => read(findFont(id)?.file ?? ""),
  });
  await engine.openFonts(lines.map(([font]) => font));
  const hrefOf = async (picture: Sharp) =>
    `data:image/png;base64,${(await picture.png().toBuffer()).toString("base64")}`;
  const [href, cropped] = [
    await hrefOf(photo()),
    await hrefOf(photo().extract({ left: 128, top: 48, width: 384, height: 336 })),
  ];
  const resources = { text: engine.outline, imageHref: () => href, art: drawArt, pattern: drawPattern };
  const svg = sceneToSvg(design, "front", resources);
  const [width, height] = [900, 1200];
  const sheets = sceneSheets(design, "front", { ...resources, croppedHref: () => cropped });
  const printed = await draw({ sheets, width, density: 72 });

  await page.setViewportSize({ width, height });
  const sized = svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${width}" height="${height}"`);
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${sized}`);
  const shown = await page.screenshot();

  const pixelsOf = (png: Buffer) => sharp(png).flatten({ background: "#ffffff" }).raw().toBuffer();
  const [ours, theirs] = [await pixelsOf(printed.bytes), await pixelsOf(shown)];
  expect(ours.length).toBe(theirs.length);
  const inked = ours.filter((value) => value < 250).length;
  expect(inked / ours.length).toBeGreaterThan(0.1);
  const difference = ours.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0);
  expect(difference / ours.length).toBeLessThan(0.5);

  await page.setViewportSize({ width: 1200, height: 200 });
  for (const each of namesInScripts) {
    const { inked, differs } = await compare(page, each);
    expect(inked, each.script).toBeGreaterThan(4000);
    expect(differs, each.script).toBeLessThan(0.05);
  }
});
