import type { DesignDocument, Layer, ShapeLayer } from "../document";
import { findIssues } from "../printing/preflight";
import { printAreaOf } from "../printing/print-areas";
import type { SceneResources } from "../resources";
import { layerBounds } from "../scene/bounds";
import { fixIssue } from "./fix-issue";

const resources: SceneResources = {
  text: () => null,
  imageHref: () => null,
  art: () => null,
  pattern: () => null,
};
const design = (layer: Layer): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front: [layer], back: [], left: [], right: [] },
});
const find = (layer: Layer) =>
  findIssues(design(layer), resources, { pictureSize: () => null, cloth: "#ffffff" });

it("Move it inside includes the outline, as the check does", () => {
  const outlined: ShapeLayer = {
    ...{ id: "a", name: "", x: 10, y: 200, rot: 0, flipX: false, flipY: false, opacity: 1 },
    ...{ locked: false, hidden: false, type: "shape", shape: "star", width: 60, height: 60, radius: 0 },
    ...{ fill: "#b5301b", outline: { colour: "#000000", width: 9 } },
  };
  const [issue] = find(outlined);
  if (!issue) throw new Error("it stands out");
  expect(issue.code).toBe("partly_outside");
  const area = printAreaOf("regular", "front");
  const moved = fixIssue(outlined, issue, {
    bounds: layerBounds(outlined, resources),
    area,
    cloth: "#ffffff",
  });
  expect(find(moved)).toEqual([]);
});
