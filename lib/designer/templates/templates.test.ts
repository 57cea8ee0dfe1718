import { readFileSync } from "node:fs";
import { drawArt, loadArtCategories } from "../clip-art/clip-art";
import { type DesignDocument, designSchema, type Layer } from "../document";
import { drawPattern } from "../patterns/patterns";
import { findIssues } from "../printing/preflight";
import { type Cut, cuts, type PrintView, printAreaOf, safeInsetMm } from "../printing/print-areas";
import type { SceneResources } from "../resources";
import { layerBounds } from "../scene/bounds";
import { cacheDrawings } from "../scene/cache-drawings";
import { findFont, fonts, shaperFile } from "../text/fonts";
import { makeTextEngine } from "../text/text-engine";
import { listTemplates, templateOf } from "./templates";

loadArtCategories((path) => readFileSync(`public${path}`, "utf8"));

const read = async (file: string) => new Uint8Array(readFileSync(file));
const engine = makeTextEngine({
  loadShaper: () => read(shaperFile.file),
  loadFont: (id) => read(findFont(id)?.file ?? ""),
});
beforeAll(() => engine.openFonts(fonts.map(({ id }) => id)));

const resources: SceneResources = {
  text: engine.outline,
  imageHref: () => null,
  art: cacheDrawings(drawArt),
  pattern: cacheDrawings(drawPattern),
};

/** The cloth that templates are made for. */
const cloths: Record<string, string> = {
  white: "#f6f5f1",
  "off-white": "#ece3d0",
  black: "#1d1d1f",
  charcoal: "#43464a",
  navy: "#1f2b46",
  sky: "#a9cbe0",
  teal: "#1f6b70",
  "bottle-green": "#1e4236",
  olive: "#666a45",
  mustard: "#d8a031",
  red: "#c2352d",
  maroon: "#6a1f2b",
  blush: "#e6c2ba",
  lavender: "#c2b5da",
};

function documentOf(cut: Cut, colour: string, layers: Partial<Record<PrintView, Layer[]>>): DesignDocument {
  return { v: 1, cut, colour, views: { front: [], back: [], left: [], right: [], ...layers } };
}

const templates = listTemplates();

describe("the templates", () => {
  it("are at least 30, with their own ids, names in two languages and matching colours", () => {
    expect(templates.length).toBeGreaterThanOrEqual(30);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    for (const { id, name, tags, suits } of templates) {
      expect(templateOf(id)?.id).toBe(id);
      expect([id, name.hi]).toEqual([id, expect.stringMatching(/^[\u0900-\u097f ,-]+$/)]);
      expect([id, tags.length >= 3, tags.filter((tag) => tag === "")]).toEqual([id, true, []]);
      expect([id, suits.filter((colour) => !cloths[colour])]).toEqual([id, []]);
    }
    expect(templateOf("nothing")).toBeNull();
  });

  it("use fonts with the letters of Indian languages", () => {
    const words = templates.flatMap((one) =>
      Object.values(one.layersFor("regular")).flatMap((layers) =>
        layers.flatMap((layer) => (layer.type === "text" ? [layer.text] : [])),
      ),
    );
    for (const script of [
      /\p{sc=Deva}/u,
      /\p{sc=Taml}/u,
      /\p{sc=Beng}/u,
      /\p{sc=Telu}/u,
      /\p{sc=Knda}/u,
      /\p{sc=Mlym}/u,
      /\p{sc=Gujr}/u,
      /\p{sc=Guru}/u,
    ])
      expect([script, words.some((text) => script.test(text))]).toEqual([script, true]);
  });

  describe.each(cuts)("on the cut %s", (cut) => {
    it.each(templates.map((one) => [one.id, one] as const))(
      "%s fits its print area, safe from the edge",
      (_id, one) => {
        const layers = one.layersFor(cut);
        const parsed = designSchema.safeParse(documentOf(cut, one.suits[0], layers));
        expect(parsed.error?.issues ?? []).toEqual([]);
        for (const view of ["front", "back"] as const) {
          const area = printAreaOf(cut, view);
          for (const layer of layers[view] ?? []) {
            const bounds = layerBounds(layer, resources);
            expect([layer.id, bounds !== null]).toEqual([layer.id, true]);
            if (!bounds) continue;
            const name = layer.type === "text" ? layer.text : layer.id;
            const gaps = [
              bounds.x,
              bounds.y,
              area.widthMm - bounds.x - bounds.width,
              area.heightMm - bounds.y - bounds.height,
            ];
            expect([name, gaps.filter((gap) => gap < safeInsetMm)]).toEqual([name, []]);
          }
        }
      },
    );

    it("all print without an issue on their matching cloth", () => {
      const faults = templates.flatMap((one) => {
        const layers = one.layersFor(cut);
        return one.suits.flatMap((colour) =>
          findIssues(documentOf(cut, colour, layers), resources, {
            pictureSize: () => null,
            cloth: cloths[colour] ?? null,
          }).map(({ code, layerId, numbers }) => ({ id: one.id, colour, layerId, code, ...numbers })),
        );
      });
      expect(faults).toEqual([]);
    });
  });
});
