import type { DesignDocument, ImageLayer } from "../document";
import { duplicateLayer } from "./layers";
import { unshared } from "./unshared";

const picture: ImageLayer = {
  ...{ id: "p", name: "", x: 152, y: 100, rot: 0, flipX: false, flipY: false, opacity: 1 },
  ...{ locked: false, hidden: false, type: "image", asset: "00000000-0000-4000-8000-000000000000" },
  ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, width: 100, height: 50 },
};

it("copies a design in which a duplicated picture shares its crop", () => {
  const views: DesignDocument["views"] = { front: [picture], back: [], left: [], right: [] };
  const design = duplicateLayer({ v: 1, cut: "regular", colour: "white", views }, "p", "copy");
  const copy = unshared(design);
  expect(copy).toEqual(design);
  const [first, second] = copy.views.front.map((layer) => Object(layer).crop);
  expect(first).not.toBe(second);
});
