import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { XMLValidator } from "fast-xml-parser";
import { fc } from "@/testing/fast-check";
import { anyDesign, anyOddDesign } from "@/testing/scenes";
import { drawArt, loadArtCategories } from "../clip-art/clip-art";
import { type DesignDocument, designSchema, type Layer } from "../document";
import { drawPattern } from "../patterns/patterns";
import { describeIssue } from "../printing/design-issue";
import { findIssues } from "../printing/preflight";
import { printAreaOf, printViews } from "../printing/print-areas";
import type { SceneResources } from "../resources";
import { findFont, fonts, shaperFile } from "../text/fonts";
import { makeTextEngine } from "../text/text-engine";
import { layerBounds, printBounds } from "./bounds";
import { cacheDrawings } from "./cache-drawings";
import { sceneSheets, sceneToSvg } from "./scene-svg";

loadArtCategories((path) => readFileSync(`public${path}`, "utf8"));

/**
 * `SCENES=full` tries 100,000, in parts: resvg frees its memory only between tests. resvg draws each of 200, and one in 50
 * of many.
 */
declare const areManyScenes: boolean;
const scenes = areManyScenes ? 5000 : 120;
const parts = Array.from({ length: areManyScenes ? 20 : 1 }, (_, nr) => nr + 1);
const drawnEach = areManyScenes ? 50 : 1;

const read = async (file: string) => new Uint8Array(readFileSync(file));
const engine = makeTextEngine({
  loadShaper: () => read(shaperFile.file),
  loadFont: (id) => read(findFont(id)?.file ?? ""),
});
beforeAll(() => engine.openFonts(fonts.map(({ id }) => id)));

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const resources: SceneResources = {
  text: engine.outline,
  imageHref: () => pixel,
  croppedHref: () => pixel,
  art: cacheDrawings(drawArt),
  pattern: cacheDrawings(drawPattern),
};
const facts = { pictureSize: () => ({ width: 3000, height: 2000 }), cloth: "#ffffff" };

const draws = (svg: string) =>
  new Resvg(svg, { fitTo: { mode: "width", value: 60 }, font: { loadSystemFonts: false } }).render().width;

function check(design: DesignDocument, isDrawn: boolean): void {
  for (const view of printViews) {
    const area = printAreaOf(design.cut, view);
    const svg = sceneToSvg(design, view, resources);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(
      /NaN|undefined|Infinity|null|<(?!\/?(?:svg|g|path|circle|ellipse|rect|line|image|poly))/,
    );
    if (isDrawn) for (const sheet of sceneSheets(design, view, resources)) expect(draws(sheet.svg)).toBe(60);
    const printed = printBounds(design, view, resources);
    if (printed) {
      expect(printed.x + printed.width).toBeLessThanOrEqual(area.widthMm + 1e-6);
      expect(printed.y + printed.height).toBeLessThanOrEqual(area.heightMm + 1e-6);
      expect(Math.min(printed.x, printed.y)).toBeGreaterThanOrEqual(0);
    }
    for (const layer of design.views[view])
      expect(Object.values(layerBounds(layer, resources) ?? {}).every(Number.isFinite)).toBe(true);
  }
  for (const issue of findIssues(design, resources, facts))
    expect(describeIssue(issue)).toMatch(/^(?!.*(?:NaN|undefined|Infinity| {2})).+\.$/u);
}

describe.each(parts)("any design, part %d", () => {
  it("is drawn, measured and checked if the shop accepts it", () => {
    let tried = 0;
    const property = fc.property(anyDesign, (design) =>
      check(designSchema.parse(design), tried++ % drawnEach === 0),
    );
    fc.assert(property, { numRuns: scenes });
  });

  it("is refused or drawn correctly if it has unusual values", () => {
    let refused = 0;
    const property = fc.property(anyOddDesign, (design) => {
      const parsed = designSchema.safeParse(design);
      if (parsed.success) check(parsed.data, true);
      else refused += 1;
    });
    fc.assert(property, { numRuns: scenes });
    expect(refused).toBeGreaterThan(scenes / 4);
  });
});

const placed = { name: "", rot: 0, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false };
const kinds: Layer[] = [
  {
    ...placed,
    id: "pattern",
    type: "pattern",
    pattern: "any",
    seed: 7,
    inks: ["#112233"],
    width: 100,
    height: 50,
    repeat: 10,
    x: 60,
    y: 40,
    opacity: 0.5,
  },
  {
    ...placed,
    id: "image",
    type: "image",
    asset: "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10",
    crop: { x: 0.25, y: 0, width: 0.5, height: 1 },
    width: 80,
    height: 60,
    x: 150,
    y: 120,
    rot: -12.5,
    flipX: true,
  },
  { ...placed, id: "art", type: "art", art: "any", inks: ["#aa0000"], width: 30, x: 20, y: 200 },
  {
    ...placed,
    id: "shape",
    type: "shape",
    shape: "rectangle",
    width: 40,
    height: 20,
    radius: 4,
    fill: null,
    outline: { colour: "#00aa00", width: 1.5 },
    x: 200,
    y: 300,
  },
  {
    ...placed,
    id: "text",
    type: "text",
    text: "श्री Ram",
    font: "baloo-2",
    size: 20,
    spacing: 0.1,
    leading: 1,
    align: "center",
    arc: 30,
    fill: "#0000aa",
    outline: { colour: "#ffffff", width: 2 },
    x: 100,
    y: 350,
  },
  {
    ...placed,
    id: "hidden",
    type: "art",
    art: "any",
    inks: ["#aa0000"],
    width: 30,
    x: 20,
    y: 200,
    hidden: true,
  },
];
const design: DesignDocument = {
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front: kinds, back: [], left: [], right: [] },
};
const simple: SceneResources = {
  text: engine.outline,
  imageHref: (asset) => `/api/designs/assets/${asset}`,
  art: () => ({ markup: '<circle cx="5" cy="5" r="5" fill="#aa0000"/>', width: 10, height: 10 }),
  pattern: () => ({ markup: '<path d="M0 0H1000V500H0Z" fill="#112233"/>', width: 1000, height: 500 }),
};

describe("a scene of all kinds", () => {
  it("is drawn like its snapshot", () => {
    expect(sceneToSvg(design, "front", simple).replaceAll("><", ">\n<")).toMatchSnapshot();
  });

  it("has its size in mm", () => {
    expect(sceneToSvg(design, "back", simple).match(/width.*(?=>)/)?.[0]).toBe(
      'width="304.8mm" height="406.4mm" viewBox="0 0 304.8 406.4" overflow="hidden"></svg',
    );
  });

  it("omits resources that have not loaded", () => {
    const nothing = { text: () => null, imageHref: () => null, art: () => null, pattern: () => null };
    const svg = sceneToSvg(design, "front", nothing);
    expect(svg.match(/<g /g)).toHaveLength(1);
  });

  it("rejects external pictures and invalid colours and outlines", () => {
    const draw = (layers: Layer[], change: Partial<SceneResources>) => () =>
      sceneToSvg({ ...design, views: { ...design.views, front: layers } }, "front", {
        ...simple,
        ...change,
      });
    expect(draw(kinds, { imageHref: () => "/etc/passwd" })).toThrow("a picture can't come from");
    expect(draw(kinds, { art: () => ({ markup: "<text>a</text>", width: 1, height: 1 }) })).toThrow(
      "a drawing can't have",
    );
    const box = { x: 0, y: 0, width: 1, height: 1 };
    expect(draw(kinds, { text: () => ({ d: '"/><a', box, missing: [] }) })).toThrow(
      "an outline that is none",
    );
    const odd = kinds.map((layer): Layer => (layer.type === "shape" ? { ...layer, fill: "red" } : layer));
    expect(draw(odd, {})).toThrow("a colour that is none");
  });
});
