import type { DesignDocument, ImageLayer, PatternLayer, ShapeLayer } from "../document";
import type { SceneResources } from "../resources";
import { changeCut } from "./change-cut";
import { cropTo } from "./crop";
import { dragLayer, pinchLayer, previewTransform } from "./gesture";
import { hitLayer } from "./hit-layer";
import { layerFrame } from "./layer-size";
import { addLayer, duplicateLayer, findLayer, removeLayer, restackLayer } from "./layers";
import { copyName, draftsToSend, newDesignName } from "./merge-drafts";
import { describeLayer, titleOf } from "./name-layer";
import { alignLayer } from "./place-layer";
import { replacePicture } from "./replace-picture";
import { fitLayer, scaleLayer } from "./size-layer";

const resources: SceneResources = {
  text: () => null,
  imageHref: () => null,
  art: () => null,
  pattern: () => null,
};

const placed = {
  name: "",
  x: 152.4,
  y: 100,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
};
const shape = (id: string, more: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...placed,
  id,
  type: "shape",
  shape: "star",
  width: 60,
  height: 40,
  fill: "#b5301b",
  outline: null,
  radius: 0,
  ...more,
});
const pattern = (id: string): PatternLayer => ({
  ...placed,
  id,
  type: "pattern",
  pattern: "dots",
  seed: 7,
  inks: ["#b5301b"],
  width: 100,
  height: 100,
  repeat: 20,
});
const picture = (more: Partial<ImageLayer> = {}): ImageLayer => ({
  ...placed,
  id: "p",
  type: "image",
  asset: "00000000-0000-4000-8000-000000000000",
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 100,
  height: 50,
  ...more,
});
const design = (...front: DesignDocument["views"]["front"]): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front, back: [], left: [], right: [] },
});
const ids = ({ views }: DesignDocument) => views.front.map(({ id }) => id);
const abc = design(shape("a"), shape("b"), shape("c"));

describe("layers of a design", () => {
  it("move up and down the stack, and no further than its ends", () => {
    expect(ids(restackLayer(abc, "a", 1))).toEqual(["b", "a", "c"]);
    expect(ids(restackLayer(abc, "a", 99))).toEqual(["b", "c", "a"]);
    expect(restackLayer(abc, "c", 99)).toBe(abc);
  });

  it("are duplicated right above, offset from the original, and unlocked", () => {
    const copied = duplicateLayer(design(shape("a", { locked: true }), shape("b")), "a", "new");
    expect(ids(copied)).toEqual(["a", "new", "b"]);
    expect(findLayer(copied, "new")?.layer).toMatchObject({ locked: false, x: 160.4 });
  });

  it("are sixty at most", () => {
    const full = design(...Array.from({ length: 60 }, (_, nr) => shape(`l${nr}`)));
    expect(addLayer(full, "back", shape("more"))).toBe(full);
  });

  it("are added on top, and patterns behind all others, each above the previous one", () => {
    const withPatterns = ["p", "q"].reduce((now, id) => addLayer(now, "front", pattern(id)), abc);
    expect(ids(withPatterns)).toEqual(["p", "q", "a", "b", "c"]);
    expect(ids(addLayer(withPatterns, "front", shape("d")))).toEqual(["p", "q", "a", "b", "c", "d"]);
  });

  it("are deleted one by one", () => {
    expect(ids(removeLayer(abc, "b"))).toEqual(["a", "c"]);
  });

  it("keep their place below the collar when the cut changes", () => {
    const kids = changeCut(design(shape("a", { x: 152.4, y: 100 })), "kids");
    const [layer] = kids.views.front;
    expect(layer).toMatchObject({
      x: expect.closeTo(114.3),
      y: expect.closeTo(75),
      width: expect.closeTo(45),
    });
  });

  it("are titled by their content, or by the user's name for them", () => {
    expect(titleOf(shape("a"))).toBe("Star");
    expect(titleOf(shape("a", { name: "My star" }))).toBe("My star");
    const words = describeLayer(
      shape("a", { locked: true }),
      layerFrame(shape("a"), resources),
      { widthMm: 304.8, heightMm: 406.4 },
      { number: 2, count: 5 },
    );
    expect(words).toBe("Star, 2.4 by 1.6 in, centred, locked, 2 of 5");
  });
});

describe("a gesture", () => {
  const start = {
    layer: shape("a", { x: 150, y: 100 }),
    frame: { x: 150, y: 100, width: 60, height: 40, rot: 0 },
    area: { widthMm: 304.8, heightMm: 406.4 },
    others: [],
    toleranceMm: 4,
  };

  it("drags, and snaps to the middle on the way", () => {
    const { layer, guides } = dragLayer(start, { x: 3, y: 50 });
    expect(layer.x).toBeCloseTo(152.4);
    expect(layer.y).toBe(150);
    expect(guides).toHaveLength(1);
  });

  it("with two pointers scales, rotates and moves at once", () => {
    const { layer } = pinchLayer(
      start,
      [
        { x: 140, y: 100 },
        { x: 160, y: 100 },
      ],
      [
        { x: 150, y: 90 },
        { x: 150, y: 130 },
      ],
    );
    expect(layer).toMatchObject({ x: 150, y: 110, rot: 90, width: 120, height: 80 });
  });

  it("is previewed by a transform while the proportions stay, otherwise by redrawing", () => {
    const scaled = scaleLayer(start.layer, 2);
    expect(previewTransform(start.layer, scaled, resources)).toContain("scale(2)");
    expect(previewTransform(start.layer, { ...start.layer, width: 90 }, resources)).toBeNull();
  });

  it("hits the topmost layer that is visible and not locked", () => {
    const layers = [shape("a"), shape("b", { locked: true }), shape("c", { hidden: true })];
    expect(hitLayer(layers, { x: 152, y: 100 }, 0, resources)?.id).toBe("a");
    expect(hitLayer(layers, { x: 10, y: 10 }, 0, resources)).toBeNull();
  });
});

describe("a picture", () => {
  it("is replaced by another one within the same box, uncropped", () => {
    const small = { id: "11111111-0000-4000-8000-000000000000", width: 300, height: 600 };
    const cropped = picture({ crop: { x: 0.25, y: 0, width: 0.5, height: 1 } });
    expect(replacePicture(cropped, small)).toEqual(picture({ asset: small.id, width: 25, height: 50 }));
    expect(replacePicture(shape("a"), small)).toEqual(shape("a"));
  });

  it("is cropped at a side without moving the rest", () => {
    const cropped = cropTo(picture(), "left", 0.25);
    expect(cropped).toMatchObject({ width: 75, height: 50, x: 164.9, crop: { x: 0.25, width: 0.75 } });
  });

  it("is cropped by its side handle, and never beyond its own edge", () => {
    const from = { x: 152.4, y: 100, width: 100, height: 50, rot: 0 };
    const half = fitLayer(picture(), from, { ...from, x: 127.4, width: 50 }, { x: 1, y: 0 });
    expect(half).toMatchObject({ width: 50, crop: { x: 0, width: 0.5 } });
    const wider = fitLayer(picture(), from, { ...from, x: 202.4, width: 200 }, { x: 1, y: 0 });
    expect(wider).toMatchObject({ width: 100, crop: { x: 0, width: 1 } });
  });
});

it("aligns by all that a rotated layer draws, including its outline", () => {
  const turned = shape("a", { rot: 90 });
  const outlined = { ...turned, outline: { colour: "#000000", width: 8 } };
  const leftOf = (layer: ShapeLayer) =>
    alignLayer(layer, resources, { widthMm: 304.8, heightMm: 406.4 }, "left").x;
  expect([leftOf(turned), leftOf(outlined)]).toEqual([expect.closeTo(26), expect.closeTo(30)]);
});

describe("designs from before the login", () => {
  const draft = (id: string, rev: number, isChanged: boolean, document = abc) => ({
    id,
    rev,
    isChanged,
    document,
  });

  it("are sent once, except empty ones", () => {
    const drafts = [
      draft("new", 0, true),
      draft("empty", 0, true, design()),
      draft("known", 3, false),
      draft("edited", 2, true),
    ];
    expect(draftsToSend(drafts).map(({ id }) => id)).toEqual(["new", "edited"]);
  });

  it("are named with an unused number", () => {
    expect(newDesignName(["Diwali"])).toBe("My tee");
    expect(newDesignName(["My tee", "My tee 3"])).toBe("My tee 2");
    expect(newDesignName(["My tee 2", "My tee"])).toBe("My tee 3");
  });

  it("get unique names as copies", () => {
    expect(copyName("Tee", [])).toBe("Tee (copy)");
    expect(copyName("Tee (copy)", ["Tee (copy)"])).toBe("Tee (copy 2)");
  });
});
