import { readFileSync } from "node:fs";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { limits } from "../document";
import { safeMarkup } from "../scene/safe-markup";
import { artCategories } from "./art-categories";
import { type Art, drawArt, listArt, loadArtCategories, startWidthOf } from "./clip-art";

loadArtCategories((path) => readFileSync(`public${path}`, "utf8"));

const markupOf = ({ id, inks }: Pick<Art, "id" | "inks">) => {
  const drawing = drawArt({ art: id, inks: [...inks] });
  if (!drawing) throw new Error(`no drawing for ${id}`);
  return drawing;
};

interface Element {
  [name: string]: unknown;
}

/** Every element of a drawing with its attributes. */
function elementsOf(markup: string): { name: string; attributes: Record<string, string> }[] {
  const parsed: Element[] = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    preserveOrder: true,
  }).parse(`<g>${markup}</g>`);
  const walk = (node: Element): { name: string; attributes: Record<string, string> }[] =>
    Object.entries(node).flatMap(([name, inside]) =>
      Array.isArray(inside)
        ? [
            {
              name,
              // The parser keeps attributes as text under ":@".
              attributes: (node[":@"] ?? {}) as Record<string, string>,
            },
            ...inside.flatMap(walk),
          ]
        : [],
    );
  return parsed.flatMap(walk);
}

const parts = new Set(["g", "path", "circle", "ellipse", "rect", "polygon"]);
const attributes = new Set(
  (
    "d cx cy r rx ry x y width height points transform fill fill-rule stroke stroke-width stroke-linecap " +
    "stroke-linejoin stroke-dasharray"
  ).split(" "),
);

describe("the clip-art", () => {
  it("has at least 120 drawings, each with its own id and names in English and Hindi", () => {
    const ids = listArt().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(120);
    for (const { id, name, tags } of listArt()) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(id.length).toBeLessThanOrEqual(40);
      expect(name.en).toMatch(/^[A-Z][A-Za-z -]+$/);
      expect([id, name.hi]).toEqual([id, expect.stringMatching(/^[\u0900-\u097f -]+$/)]);
      expect([id, tags.length >= 3]).toEqual([id, true]);
    }
  });

  it("fills every category", () => {
    for (const { id } of artCategories)
      expect([id, listArt().filter(({ category }) => category === id).length >= 9]).toEqual([id, true]);
  });

  it("consists of shapes only, which parse and contain no text, link, id or gradient", () => {
    for (const art of listArt()) {
      const drawing = markupOf(art);
      expect([art.id, XMLValidator.validate(`<g>${drawing.markup}</g>`)]).toEqual([art.id, true]);
      expect(() => safeMarkup(drawing)).not.toThrow();
      for (const element of elementsOf(drawing.markup)) {
        expect([art.id, element.name, parts.has(element.name)]).toEqual([art.id, element.name, true]);
        const strange = Object.keys(element.attributes).filter((name) => !attributes.has(name));
        expect([art.id, strange]).toEqual([art.id, []]);
      }
      expect([art.id, drawing.markup.match(/NaN|undefined|url\(/)]).toEqual([art.id, null]);
    }
  });

  it("colours every part by a slot, and uses every slot", () => {
    for (const art of listArt()) {
      expect([art.id, art.inks.length <= Math.min(5, limits.inks), art.onDark.length]).toEqual([
        art.id,
        true,
        art.inks.length,
      ]);
      expect([...art.inks, ...art.onDark].filter((ink) => !/^#[0-9a-f]{6}$/.test(ink))).toEqual([]);
      const slots = ["#000001", "#000002", "#000003", "#000004", "#000005"].slice(0, art.inks.length);
      const used = new Set(
        [...markupOf({ id: art.id, inks: slots }).markup.matchAll(/(?:fill|stroke)="(?!none)([^"]*)"/g)].map(
          ([, ink = ""]) => ink,
        ),
      );
      expect([art.id, [...used].sort()]).toEqual([art.id, slots]);
    }
  });

  it("has no line thinner than half a millimetre at its default size", () => {
    for (const art of listArt()) {
      const { markup, width } = markupOf(art);
      const widths = [...markup.matchAll(/stroke-width="([\d.]+)"/g)].map(([, value]) => Number(value));
      const thinnest = (Math.min(...widths, width) * startWidthOf(art)) / width;
      expect([art.id, thinnest >= 0.5]).toEqual([art.id, true]);
    }
  });

  it("uses a layer's colours, and its own where the layer has none", () => {
    expect(drawArt({ art: "heart", inks: ["#123456"] })?.markup).toContain('fill="#123456"');
    expect(drawArt({ art: "heart", inks: ["#123456"] })?.markup).toContain("#fff4df");
    expect(drawArt({ art: "unicorn", inks: ["#123456"] })).toBeNull();
  });
});
