import type { DesignDocument, ImageLayer, Layer, PatternLayer, TextLayer } from "../document";
import { describeIssue } from "./design-issue";
import { findOverweight } from "./weight";

const placed = {
  ...{
    name: "",
    x: 150,
    y: 200,
    rot: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    locked: false,
    hidden: false,
  },
};
const pattern: PatternLayer = {
  ...{ ...placed, id: "p", type: "pattern", pattern: "kolam", seed: 1, inks: ["#b5301b"] },
  ...{ width: 100, height: 100, repeat: 40 },
};
const faded: ImageLayer = {
  ...{ ...placed, id: "i", type: "image", asset: "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10", opacity: 0.5 },
  ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, width: 200, height: 100 },
};
const text: TextLayer = {
  ...{ ...placed, id: "t", type: "text", text: "Chai", font: "anton", size: 40, spacing: 0, leading: 1 },
  ...{ align: "left", arc: 0, fill: "#b5301b", outline: null },
};
const many = (count: number, layer: Layer) =>
  Array.from({ length: count }, (_, nr): Layer => ({ ...layer, id: `${layer.id}${nr}` }));
const found = (front: Layer[], left: Layer[] = []) => {
  const document: DesignDocument = {
    ...{ v: 1, cut: "regular", colour: "white" },
    views: { front, back: [], left, right: [] },
  };
  return findOverweight(document).map((issue) => [issue.view, issue.layerId, describeIssue(issue)]);
};

it("allows a design twelve patterns and semi-transparent layers, not counting hidden ones and those with one ink", () => {
  const fits = [
    ...many(6, pattern),
    ...many(6, faded),
    ...many(5, { ...text, opacity: 0.5 }),
    { ...pattern, id: "hidden", hidden: true },
  ];
  expect(found(fits)).toEqual([]);
  const more = [
    { ...pattern, id: "x" },
    { ...pattern, id: "y" },
  ];
  expect(found(fits, more)).toEqual([
    [
      "left",
      "x",
      "This design has 14 patterns and see-through layers. We can print up to 12 together: remove this one, or make others opaque.",
    ],
  ]);
});

it("allows the texts of a design 2,000 letters together", () => {
  const five = many(5, { ...text, text: "a".repeat(400) });
  expect(found(five)).toEqual([]);
  expect(found(five, [{ ...text, id: "hidden", hidden: true }])).toEqual([]);
  expect(found(five, [{ ...text, id: "last", text: "x" }])).toEqual([
    [
      "left",
      "last",
      "This design has 2001 letters of text. We can print up to 2000: shorten this text, or remove it.",
    ],
  ]);
});
