import type { DesignDocument, ImageLayer } from "../document";
import { fixIssue } from "../editor/fix-issue";
import { newArtSize } from "../editor/new-picture";
import { inches } from "../inches";
import type { SceneResources } from "../resources";
import { findIssues } from "./preflight";
import { printAreaOf } from "./print-areas";

const resources: SceneResources = {
  text: () => null,
  imageHref: () => "data:,",
  art: () => null,
  pattern: () => null,
};
const picture: ImageLayer = {
  ...{
    id: "a",
    name: "",
    x: 178,
    y: 203,
    rot: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    hidden: false,
    locked: false,
  },
  type: "image",
  asset: "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10",
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 100,
  height: 100,
};
const design = (layer: DesignDocument["views"]["front"][number]): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front: [layer], back: [], left: [], right: [] },
});
type Pixels = { width: number; height: number };
const find = (layer: Parameters<typeof design>[0], pixels: Pixels) =>
  findIssues(design(layer), resources, { pictureSize: () => pixels, cloth: null }).filter(
    ({ code }) => code === "low_resolution",
  );

it("AI art passes at its initial size", () => {
  const pixels = { width: 1024, height: 1536 };
  expect(find({ ...picture, ...newArtSize(pixels) }, pixels)).toEqual([]);
});

it("a coarse picture gets a maximum width below the displayed one, and passes at it", () => {
  const pixels = { width: 1024, height: 1024 };
  let found = 0;
  for (let width = 172; width < 178; width += 0.1) {
    const layer = { ...picture, width, height: width };
    const [issue] = find(layer, pixels);
    if (!issue) continue;
    found += 1;
    const asked = issue.numbers.widthMm ?? 0;
    expect(Number(inches(asked, Math.floor))).toBeLessThan(Number(inches(width)));
    const area = printAreaOf("regular", "front");
    expect(find(fixIssue(layer, issue, { bounds: null, area, cloth: "#ffffff" }), pixels)).toEqual([]);
  }
  expect(found).toBeGreaterThan(30);
});
