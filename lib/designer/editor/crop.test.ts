import { fc } from "@/testing/fast-check";
import { designSchema, type ImageLayer, type Layer } from "../document";
import { type CropEdge, cropTo } from "./crop";
import type { Grip } from "./geometry";
import { fitLayer } from "./size-layer";

const whole: ImageLayer = {
  id: "p",
  name: "",
  type: "image",
  asset: "00000000-0000-4000-8000-000000000000",
  crop: { x: 0, y: 0, width: 1, height: 1 },
  x: 150,
  y: 100,
  width: 100,
  height: 50,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
};
const accepts = (layer: Layer) =>
  designSchema.safeParse({
    v: 1,
    cut: "regular",
    colour: "white",
    views: { front: [layer], back: [], left: [], right: [] },
  }).success;

describe("a design", () => {
  it.each([
    [{ x: 0, y: 0, width: 1, height: 1 }, true],
    [{ x: 0.1, y: 0.2, width: 0.9, height: 0.8 }, true],
    [{ x: 0.3, y: 0, width: 0.1 + 0.2 + 0.4 + 1e-12, height: 1 }, true],
    [{ x: 0.3, y: 0, width: 0.7001, height: 1 }, false],
    [{ x: 0, y: 0.995, width: 1, height: 0.01 }, false],
  ])("with a crop within or beyond its picture (%p) is valid: %p", (crop, isValid) => {
    expect(accepts({ ...whole, crop })).toBe(isValid);
  });
});

const edge = fc.constantFrom<CropEdge>("left", "right", "top", "bottom");
const sides: readonly Grip[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];
const share = fc.oneof(fc.constantFrom(0, 0.9), fc.double({ min: 0, max: 0.9, noNaN: true }));
const factor = fc.oneof(fc.constantFrom(0.001, 1, 100), fc.double({ min: 0.001, max: 3, noNaN: true }));

/** A slider of the panel, a handle on the tee, a corner. */
const step = fc.oneof(
  fc.tuple(edge, share).map(
    ([at, cut]) =>
      (layer: ImageLayer): Layer =>
        cropTo(layer, at, cut),
  ),
  fc.tuple(fc.constantFrom(...sides), factor).map(([grip, by]) => (layer: ImageLayer): Layer => {
    const to = grip.x === 0 ? { height: layer.height * by } : { width: layer.width * by };
    return fitLayer(layer, layer, { ...layer, ...to }, grip);
  }),
  factor.map((by) => (layer: ImageLayer): Layer => {
    const to = { width: layer.width * by, height: layer.height * by };
    return fitLayer(layer, layer, { ...layer, ...to }, { x: 1, y: 1 });
  }),
);
const flips = fc.record({ flipX: fc.boolean(), flipY: fc.boolean() });

it("a picture stays valid, however often it is cropped and scaled", () => {
  fc.assert(
    fc.property(flips, fc.array(step, { maxLength: 12 }), (flipped, steps) => {
      let layer: ImageLayer = { ...whole, ...flipped };
      for (const change of steps) {
        const changed = change(layer);
        if (changed.type !== "image") throw new Error("a picture became something else");
        layer = { ...changed, x: whole.x, y: whole.y };
        expect([accepts(layer), layer]).toEqual([true, layer]);
      }
    }),
    { numRuns: 1000 },
  );
});

it("a crop stops where nothing would be left to drag", () => {
  const cut = cropTo(cropTo(whole, "left", 0.6), "right", 0.9);
  expect(cut.crop).toMatchObject({ x: 0.6, width: expect.closeTo(0.02) });
  const small = cropTo({ ...whole, width: 4 }, "left", 0.9);
  expect(small).toMatchObject({ width: 1, crop: { x: 0.75, width: 0.25 } });
});
