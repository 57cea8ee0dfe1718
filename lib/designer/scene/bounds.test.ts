import type { DesignDocument, Layer, ShapeLayer } from "../document";
import type { SceneResources } from "../resources";
import { hasOverflow, layerBounds, printBounds } from "./bounds";

const placed = { name: "", rot: 0, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false };
const shape = (change: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...placed,
  id: "s",
  type: "shape",
  shape: "rectangle",
  x: 100,
  y: 50,
  width: 40,
  height: 20,
  fill: "#112233",
  outline: null,
  radius: 0,
  ...change,
});
const resources: SceneResources = {
  text: () => ({ d: "M0 0", box: { x: -30, y: -5, width: 60, height: 10 }, missing: [] }),
  imageHref: () => null,
  art: () => ({ markup: "", width: 10, height: 30 }),
  pattern: () => null,
};
const design = (...front: Layer[]): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front, back: [], left: [], right: [] },
});
const rounded = (box: ReturnType<typeof layerBounds>) =>
  box && [box.x, box.y, box.width, box.height].map((value) => Math.round(value * 100) / 100);

describe("the bounds of a layer", () => {
  it("are its box around its centre, with half of its outline", () => {
    expect(rounded(layerBounds(shape(), resources))).toEqual([80, 40, 40, 20]);
    const outlined = shape({ outline: { colour: "#000000", width: 2 } });
    expect(rounded(layerBounds(outlined, resources))).toEqual([79, 39, 42, 22]);
  });

  it("are as large as its rotated box", () => {
    expect(rounded(layerBounds(shape({ rot: 90 }), resources))).toEqual([90, 30, 20, 40]);
    expect(rounded(layerBounds(shape({ rot: 45 }), resources))).toEqual([78.79, 28.79, 42.43, 42.43]);
  });

  it("include all of a text's outline, which lies around the letters", () => {
    const text: Layer = {
      ...placed,
      id: "t",
      type: "text",
      text: "a",
      font: "anton",
      size: 10,
      spacing: 0,
      leading: 1,
      align: "left",
      arc: 0,
      fill: "#000000",
      outline: { colour: "#ffffff", width: 3 },
      x: 0,
      y: 0,
    };
    expect(rounded(layerBounds(text, resources))).toEqual([-33, -8, 66, 16]);
  });

  it("have the height of a clip-art's ratio", () => {
    const art: Layer = {
      ...placed,
      id: "a",
      type: "art",
      art: "lotus",
      inks: ["#000000"],
      width: 20,
      x: 10,
      y: 30,
    };
    expect(rounded(layerBounds(art, resources))).toEqual([0, 0, 20, 60]);
  });

  it("are null while a picture is missing, and for a shape without colour", () => {
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    const asset = "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10";
    const image: Layer = {
      ...placed,
      id: "i",
      type: "image",
      asset,
      crop,
      width: 5,
      height: 5,
      x: 0,
      y: 0,
    };
    expect(layerBounds(image, resources)).toBeNull();
    expect(layerBounds(shape({ fill: null }), resources)).toBeNull();
  });
});

it("the bounds of a layer include an outline that extends beyond the print area", () => {
  const area = { widthMm: 304.8, heightMm: 406.4 };
  const atEdge = shape({ x: 20 });
  expect(hasOverflow(atEdge, area, resources)).toBe(false);
  expect(hasOverflow({ ...atEdge, outline: { colour: "#000000", width: 2 } }, area, resources)).toBe(true);
});

describe("the printed part of a side", () => {
  it("covers all visible content within the print area", () => {
    const sides = design(shape({ id: "a", x: 0, y: 0 }), shape({ id: "b", x: 304.8, y: 100, width: 10 }));
    expect(rounded(printBounds(sides, "front", resources))).toEqual([0, 0, 304.8, 110]);
  });

  it("is null when all is hidden, outside or on another side", () => {
    const sides = design(shape({ id: "a", hidden: true }), shape({ id: "b", x: -20 }));
    expect(printBounds(sides, "front", resources)).toBeNull();
    expect(printBounds(design(shape()), "back", resources)).toBeNull();
  });
});
