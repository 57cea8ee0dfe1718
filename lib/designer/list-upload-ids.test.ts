import type { DesignDocument, ImageLayer } from "./document";
import { listUploadIds, withUploads } from "./list-upload-ids";

const picture = (id: string, asset: string): ImageLayer => ({
  id,
  type: "image",
  name: "",
  x: 0,
  y: 0,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
  asset,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 10,
  height: 10,
});

const design: DesignDocument = {
  v: 1,
  cut: "regular",
  colour: "black",
  views: {
    front: [picture("a", "one"), picture("b", "two")],
    back: [picture("c", "one")],
    left: [],
    right: [],
  },
};

test("names each upload once, on whatever side it is", () => {
  expect(listUploadIds(design)).toEqual(["one", "two"]);
});

test("replaces uploads with copies, and drops a layer whose copy is missing", () => {
  const taken = withUploads(design, new Map([["one", "copy"]]));
  expect(listUploadIds(taken)).toEqual(["copy"]);
  expect(taken.views.front.map(({ id }) => id)).toEqual(["a"]);
  expect(listUploadIds(design)).toEqual(["one", "two"]);
});
