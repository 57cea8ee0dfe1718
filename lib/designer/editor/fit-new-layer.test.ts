import { readFileSync } from "node:fs";
import { openHarfbuzz } from "../../text-shaping/harfbuzz";
import type { ArtLayer, ShapeLayer, TextLayer } from "../document";
import { cuts, printAreaOf, safeInsetMm } from "../printing/print-areas";
import { findFont } from "../text/fonts";
import { measureText } from "../text/text-outline";
import { fitNewLayer, fitTypedText } from "./fit-new-layer";

const placed = {
  id: "a",
  name: "",
  x: 0,
  y: 0,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
};
const art: ArtLayer = { ...placed, type: "art", art: "lotus", inks: ["#b5301b"], width: 90 };
const banner: ShapeLayer = {
  ...placed,
  type: "shape",
  shape: "banner",
  width: 160,
  height: 44,
  fill: "#b5301b",
  outline: null,
  radius: 0,
};
const text: TextLayer = {
  ...placed,
  type: "text",
  text: "Your text",
  font: "anton",
  size: 40,
  spacing: 0,
  leading: 1,
  align: "center",
  arc: 0,
  fill: "#b5301b",
  outline: null,
};

describe("a new layer", () => {
  it.each(cuts)("fits a sleeve, and is safe from its edge, on the cut %s", (cut) => {
    const area = printAreaOf(cut, "left");
    const max = Math.min(area.widthMm * 0.8, area.widthMm - 2 * safeInsetMm);
    const shape = fitNewLayer(banner, banner, area);
    expect(shape).toMatchObject({
      width: expect.closeTo(max),
      height: expect.closeTo((max * 44) / 160),
    });
    expect(fitNewLayer(art, { width: 90, height: 120 }, area)).toMatchObject({
      width: expect.closeTo((90 * max) / 120),
    });
    expect(fitNewLayer(text, { width: 180, height: 48 }, area)).toMatchObject({
      size: expect.closeTo((40 * max) / 180),
    });
  });

  it("keeps its size where there is room", () => {
    expect(fitNewLayer(art, { width: 90, height: 120 }, printAreaOf("regular", "front"))).toBe(art);
  });
});

describe("a typed text", () => {
  const area = printAreaOf("regular", "front");
  const widest = area.widthMm - 2 * safeInsetMm;
  const openFont = openHarfbuzz(new Uint8Array(readFileSync("node_modules/harfbuzzjs/dist/harfbuzz.wasm")));
  const font = openFont(readFileSync(`${findFont("anton")?.file}`));
  const sizeOf = (layer: TextLayer) => measureText(font, layer).box;
  const sample = { ...text, y: 30 };
  const type = (words: string, before: TextLayer = sample) =>
    fitTypedText(before, { ...before, text: words }, area, sizeOf);
  const topOf = (layer: TextLayer) => layer.y - sizeOf(layer).height / 2;
  const long = "Chai first, then cricket, then a long evening with all of my friends";

  it("is broken into lines of its own size below its top, within the safe line", () => {
    const typed = type(long);
    expect(typed.size).toBe(40);
    expect(typed.text.replaceAll("\n", " ")).toBe(long);
    expect(typed.text.split("\n").length).toBeGreaterThan(3);
    expect(sizeOf(typed).width).toBeLessThanOrEqual(widest);
    expect(topOf(typed)).toBeCloseTo(topOf(sample));
  });

  it("has the same lines when it is typed letter by letter", () => {
    const typed = [...long].reduce((layer, letter) => type(layer.text + letter, layer), {
      ...sample,
      text: "C",
    });
    expect(typed.text).toBe(`C${type(long).text}`);
  });

  it("gets smaller when its lines would fill more than half of the side", () => {
    const typed = type(`${long} ${long} ${long}`);
    expect(typed.size).toBeLessThan(40);
    expect(typed.size).toBeGreaterThan(15);
    expect(sizeOf(typed).height).toBeLessThanOrEqual(area.heightMm / 2);
    const grown = `${long} ${long}`.split(" ").reduce((layer, word) => type(`${layer.text} ${word}`, layer), {
      ...sample,
      text: "Chai",
    });
    expect(grown.size).toBeGreaterThan(20);
    expect(sizeOf(grown).width).toBeGreaterThan(widest * 0.8);
  });

  it("gets smaller when a word is too wide, when it is curved, or when it is a team's name", () => {
    for (const before of [sample, { ...sample, arc: 20 }, { ...sample, team: "name" } as const]) {
      const words = before === sample ? "chai".repeat(12) : long;
      const typed = type(words, before);
      expect(typed.text).toBe(words);
      expect(sizeOf(typed).width).toBeCloseTo(widest);
    }
  });

  it("moves up where its side ends", () => {
    const typed = type(long, { ...sample, y: 380 });
    expect(typed.y + sizeOf(typed).height / 2).toBeCloseTo(area.heightMm - safeInsetMm);
  });

  it("stays as it is when it fits, or when it is turned", () => {
    const typed = type("Chai");
    expect(typed).toEqual({ ...sample, text: "Chai", y: typed.y });
    expect(topOf(typed)).toBeCloseTo(topOf(sample));
    expect(type(long, { ...sample, rot: 90 })).toEqual({ ...sample, rot: 90, text: long });
  });
});
