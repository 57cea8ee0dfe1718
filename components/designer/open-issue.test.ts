import type { DesignDocument, ShapeLayer } from "@/lib/designer/document";
import { findRefused } from "./open-issue";

const star: ShapeLayer = {
  ...{ id: "s", name: "", x: 50, y: 50, rot: 0, flipX: false, flipY: false, opacity: 1 },
  ...{ locked: false, hidden: false, type: "shape", shape: "star", width: 60, height: 40, radius: 0 },
  ...{ fill: "#b5301b", outline: null },
};
const document: DesignDocument = {
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front: [], back: [star], left: [], right: [] },
};

test("findRefused names the layer of a refusal and its side", () => {
  const errors = { gone: "No.", s: "This shape has a line of 0.1 mm." };
  expect(findRefused(document, errors)).toEqual({
    layerId: "s",
    view: "back",
    words: "Star, back: This shape has a line of 0.1 mm.",
  });
  expect(findRefused(document, { document: "No." })).toBeNull();
});

test("findRefused names all layers that one refusal is true of", () => {
  const heart: ShapeLayer = { ...star, id: "h", shape: "heart" };
  const both = { ...document, views: { ...document.views, front: [heart] } };
  expect(findRefused(both, { s: "No.", h: "No." })?.words).toBe("Star, back; Heart, front: No.");
  expect(findRefused(both, { s: "No.", h: "Never." })?.words).toBe("Star, back: No.");
});
