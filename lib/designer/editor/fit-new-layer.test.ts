import type { ArtLayer, ShapeLayer, TextLayer } from "../document";
import { cuts, printAreaOf, safeInsetMm } from "../printing/print-areas";
import { fitNewLayer, fitTypedLayer } from "./fit-new-layer";

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

it("keeps a typed text within the safe line, unless it is turned", () => {
  const area = printAreaOf("regular", "front");
  const widest = area.widthMm - 2 * safeInsetMm;
  expect(fitTypedLayer(text, 2 * widest, area)).toMatchObject({ size: 20, x: text.x });
  expect(fitTypedLayer(text, widest, area)).toBe(text);
  expect(fitTypedLayer({ ...text, rot: 90 }, 2 * widest, area)).toMatchObject({ size: 40 });
});
