import { readFileSync } from "node:fs";
import { openHarfbuzz } from "../../text-shaping/harfbuzz";
import type { DesignDocument, Layer } from "../document";
import type { SceneResources } from "../resources";
import { findFont } from "../text/fonts";
import { outlineText } from "../text/text-outline";
import { describeIssue } from "./design-issue";
import { findIssues, type PreflightFacts } from "./preflight";

const openFont = openHarfbuzz(new Uint8Array(readFileSync("node_modules/harfbuzzjs/dist/harfbuzz.wasm")));
const fontOf = (id: string) => openFont(readFileSync(`${findFont(id)?.file}`));
const resources: SceneResources = {
  text: (layer) => outlineText(fontOf(layer.font), layer),
  imageHref: (asset) => `/api/designs/assets/${asset}`,
  art: () => ({
    markup: '<path d="M0 0" stroke-width="2"/><circle r="4" stroke-width="0.5"/>',
    width: 100,
    height: 100,
  }),
  pattern: () => ({ markup: "", width: 10, height: 10 }),
};
const facts: PreflightFacts = { pictureSize: () => ({ width: 3000, height: 1500 }), cloth: "#ffffff" };

const asset = "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10";
const placed = {
  id: "a",
  name: "",
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
};
const middle = { ...placed, x: 152.4, y: 203.2 };
const picture: Layer = {
  ...middle,
  type: "image",
  asset,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 200,
  height: 100,
};
const text: Layer = {
  ...middle,
  type: "text",
  text: "Chai",
  font: "anton",
  size: 40,
  spacing: 0,
  leading: 1,
  align: "left",
  arc: 0,
  fill: "#b5301b",
  outline: null,
};
const shape: Layer = {
  ...middle,
  type: "shape",
  shape: "rectangle",
  width: 100,
  height: 100,
  fill: "#b5301b",
  outline: null,
  radius: 0,
};
const art: Layer = { ...middle, type: "art", art: "lotus", inks: ["#b5301b"], width: 150 };

const design = (...front: Layer[]): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front, back: [], left: [], right: [] },
});
const find = (layers: Layer[], change: Partial<PreflightFacts> = {}) =>
  findIssues(design(...layers), resources, { ...facts, ...change });
const findings = (layers: Layer[], change?: Partial<PreflightFacts>) =>
  find(layers, change).map((issue) => [issue.level, describeIssue(issue)]);

it("finds no issue with a large text, a sharp picture and a thick shape", () => {
  expect(find([shape, { ...text, id: "b" }, { ...picture, id: "c" }, { ...art, id: "d" }])).toEqual([]);
});

describe("a picture", () => {
  const at = (pixels: number) =>
    findings([picture], { pictureSize: () => ({ width: pixels, height: pixels / 2 }) });

  it("needs 150 dots per inch; down to 100 the shopper must confirm, below it is blocked", () => {
    expect(at(1600)).toEqual([]);
    expect(at(1182)).toEqual([]);
    expect(at(1000)).toEqual([
      ["confirm", "This picture prints at 127 dpi. Make it 6.6 in wide or less, or upload a larger one."],
    ]);
    expect(at(662)).toEqual([
      ["block", "This picture prints at 84 dpi. Make it 4.4 in wide or less, or upload a larger one."],
    ]);
  });

  it("has only the pixels of the shown part", () => {
    const cropped = { ...picture, crop: { x: 0.5, y: 0, width: 0.25, height: 1 } };
    expect(find([cropped])[0]?.numbers).toEqual({ dpi: 95, widthMm: 126.66 });
  });

  it("warns when over 2% of a picture's inked area is semi-transparent", () => {
    const of = (softPercent: number) =>
      findings([picture], { pictureSize: () => ({ width: 3000, height: 1500, softPercent }) });
    expect(of(2)).toEqual([]);
    expect(of(3)).toEqual([
      [
        "warn",
        "3% of this picture is see-through: soft shadows and glows print as a milky film. Use a picture with sharp edges if you can.",
      ],
    ]);
  });

  it("blocks printing when a picture was deleted", () => {
    expect(findings([picture], { pictureSize: () => null })).toEqual([
      ["block", "This picture no longer exists. Upload it again, or delete this layer."],
    ]);
  });
});

it("the sample of a new text must be confirmed", () => {
  expect(findings([{ ...text, text: " Your text" }])).toEqual([
    ["confirm", "This text is still our sample. Write your own, or delete this layer."],
  ]);
});

it("a text in an unknown font can't be printed, whatever the font's name", () => {
  for (const font of ["constructor", "nowhere"]) {
    const issues = findIssues(design({ ...text, font }), { ...resources, text: () => null }, facts);
    expect(issues.map(({ code, level }) => `${level} ${code}`)).toContain("block font_gone");
  }
});

describe("the place of a layer", () => {
  it("may extend beyond the print area, which clips it", () => {
    expect(findings([{ ...shape, x: 40 }])).toEqual([
      [
        "warn",
        "0.4 in of this shape are outside the print area and won't be printed. Move it, or make it smaller.",
      ],
    ]);
  });

  it("outside the area needs confirmation, and alone it leaves nothing to print", () => {
    expect(findings([{ ...shape, x: -60 }])).toEqual([
      ["block", "There's nothing to print yet. Add text, a picture or art."],
      ["confirm", "This shape is outside the print area and won't be printed. Move it inside, or delete it."],
    ]);
  });

  it("needs 6 mm to the edge", () => {
    expect(find([{ ...shape, x: 56 }])).toEqual([]);
    expect(findings([{ ...shape, x: 54 }])).toEqual([
      [
        "warn",
        "This shape comes within 0.15 in of the print area's edge. Leave 0.24 in so nothing is cut off.",
      ],
    ]);
  });

  it("is ignored when it is hidden", () => {
    expect(find([shape, { ...picture, id: "b", x: -500, hidden: true }])).toEqual([]);
  });
});

describe("fine detail", () => {
  it("warns of a line under half a millimetre; under a quarter it can't be printed", () => {
    const outlined = (width: number) => findings([{ ...text, outline: { colour: "#000000", width } }]);
    expect(outlined(0.5)).toEqual([]);
    expect(outlined(0.4)).toEqual([
      [
        "warn",
        "This text has a line of 0.4 mm. Lines need 0.5 mm to print well: make it larger or the line wider.",
      ],
    ]);
    expect(outlined(0.2)[0]?.[0]).toBe("block");
    expect(findings([{ ...shape, shape: "line", height: 0.3 }])[0]?.[0]).toBe("warn");
    expect(find([{ ...shape, shape: "ring", width: 4, height: 4 }])[0]?.numbers.lineMm).toBe(0.48);
  });

  it("fine lines in clip-art cause only a warning", () => {
    expect(find([{ ...art, width: 40 }])).toMatchObject([
      { code: "thin_line", level: "warn", numbers: { lineMm: 0.2 } },
    ]);
  });

  it("warns of a capital under 3 mm", () => {
    expect(find([{ ...text, size: 3.5 }])).toEqual([]);
    expect(findings([{ ...text, size: 3 }])).toEqual([
      [
        "warn",
        "The capitals of this text are 0.1 in high. Make the text 0.14 in or larger so it can be read.",
      ],
    ]);
  });
});

describe("letters that a font lacks", () => {
  const lacking = (words: string, font = "anton") => findings([{ ...text, text: words, font }]);

  it("block the print, and the shop names a font that has them", () => {
    expect(lacking("Chai சாய்")).toEqual([["block", "Anton has no ச ய. Choose Baloo Thambi 2 for this text."]]);
    expect(lacking("₹10", "monoton")[0]?.[1]).toBe("Monoton has no ₹. Choose Baloo 2 for this text.");
    const texts = ["Chai சாய்", "A தமிழ்"].map((words) => ({ ...text, text: words, font: "anton" }));
    expect(findings(texts)[0]?.[1]).toBe("Anton has no ச ய த ம ழ. Choose Baloo Thambi 2 for these texts.");
  });

  it("get no suggested font when they are emoji or of no Indian script", () => {
    expect(lacking("Chai 🙂")[0]?.[1]).toBe(
      "Anton has no 🙂. Remove it from the text, or look for it under Art.",
    );
    expect(lacking("茶")[1]?.[1]).toContain("Remove it from the text");
  });
});

describe("colours", () => {
  it("must differ from the cloth", () => {
    expect(findings([{ ...text, fill: "#f4efe4" }])).toEqual([
      [
        "warn",
        "This text is hard to see on this colour: the contrast is 1.1:1. Choose another colour for it, 1.5:1 or more.",
      ],
    ]);
    expect(find([{ ...text, fill: "#f4efe4" }], { cloth: "#1d1d1f" })).toEqual([]);
    expect(find([{ ...text, fill: "#f4efe4" }], { cloth: null })).toEqual([]);
  });

  it("may match the cloth within an outline, beside another ink, or on another layer", () => {
    expect(find([{ ...text, fill: "#ffffff", outline: { colour: "#000000", width: 1 } }])).toEqual([]);
    expect(find([{ ...art, inks: ["#ffffff", "#112233"] }])).toEqual([]);
    expect(find([shape, { ...text, id: "b", size: 20, fill: "#ffffff" }])).toEqual([]);
    expect(
      find([
        { ...shape, x: 60 },
        { ...text, id: "b", fill: "#ffffff" },
      ]),
    ).toHaveLength(1);
  });

  it("warns that semi-transparent colours print unevenly", () => {
    expect(findings([{ ...shape, opacity: 0.5 }])).toEqual([
      [
        "warn",
        "This shape is 50% opaque. See-through colours print unevenly: set it to 100% and choose a lighter colour.",
      ],
    ]);
  });
});

const pattern: Layer = {
  ...middle,
  type: "pattern",
  pattern: "kolam",
  seed: 1,
  inks: ["#b5301b"],
  width: 100,
  height: 100,
  repeat: 40,
};
const many = (count: number, layer: Layer) =>
  Array.from({ length: count }, (_, nr): Layer => ({ ...layer, id: `${layer.type}${nr}` }));
const blocking = (document: DesignDocument) =>
  findIssues(document, resources, facts)
    .filter(({ level }) => level === "block")
    .map((issue) => [issue.layerId, describeIssue(issue)]);

it("allows patterns and semi-transparent layers to cover a side five times", () => {
  const large = many(4, { ...pattern, width: 280, height: 400 });
  const across = { ...picture, id: "across", x: 0, opacity: 0.5 };
  expect(blocking(design(...large, across))).toEqual([]);
  expect(blocking(design(...large, across, { ...across, id: "outside", x: -900 }))).toEqual([]);
  expect(blocking(design(...large, across, { ...pattern, id: "small", width: 200, height: 200 }))).toEqual(
    [],
  );
  expect(
    blocking(design(...large, { ...pattern, id: "faded", width: 250, height: 400, opacity: 0.5 })),
  ).toEqual([["faded", expect.stringContaining("cover this side 6 times")]]);
  expect(blocking(design(...large, across, { ...pattern, id: "sixth", width: 280, height: 300 }))).toEqual([
    [
      "sixth",
      "Patterns and see-through layers cover this side 6 times. We can print up to 5: make this one smaller, or remove it.",
    ],
  ]);
});

it("lists blocking issues first", () => {
  const layers: Layer[] = [
    { ...shape, opacity: 0.5 },
    { ...shape, id: "b", x: -60 },
    { ...text, id: "c", text: "चाय" },
  ];
  expect(find(layers).map(({ level, layerId }) => [level, layerId])).toEqual([
    ["block", "c"],
    ["confirm", "b"],
    ["warn", "a"],
  ]);
});
