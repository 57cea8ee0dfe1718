import { type Body, emptyBody, expectChest, fitPreferences, readBody, type TypedBody } from "./body";
import { brandSizeNames, brandSizes, brands } from "./brand-sizes";
import { explainSuggestion, parseStoredBody, suggestSize } from "./size-finder";
import { type WornCut, wornCut } from "./worn-cut";

const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];
const cuts: WornCut[] = ["regular", "oversized", "women"];

function bodyOf(typed: Partial<TypedBody>, cut: WornCut = "regular"): Body {
  const read = readBody(cut, { ...emptyBody, ...typed });
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.body;
}

const problemsOf = (typed: Partial<TypedBody>) => {
  const read = readBody("regular", { ...emptyBody, ...typed });
  return "problems" in read ? read.problems : {};
};

const indexOf = (cut: WornCut, body: Body) => sizes.indexOf(suggestSize(cut, sizes, body)?.size ?? "");

describe("suggested size", () => {
  it("is never smaller for a heavier body or a looser fit, in every cut", () => {
    for (const cut of cuts) {
      for (let height = 120; height <= 220; height += 10) {
        let lighter = fitPreferences.map(() => 0);
        for (let weight = 30; weight <= 200; weight += 2) {
          if ("problems" in readBody(cut, { ...emptyBody, height: `${height}`, weight: `${weight}` }))
            continue;
          const found = fitPreferences.map((preference) =>
            indexOf(cut, bodyOf({ height: `${height}`, weight: `${weight}`, preference }, cut)),
          );
          expect(found.every((index, nr) => index >= (lighter[nr] ?? 0))).toBe(true);
          expect(found).toEqual(found.toSorted((a, b) => a - b));
          lighter = found;
        }
      }
    }
  });

  it("is never smaller for a larger chest, and comes from the sizes that are sold", () => {
    const sold = ["S", "L", "XL"];
    const found = Array.from({ length: 101 }, (_, index) =>
      suggestSize("regular", sold, bodyOf({ chest: `${60 + index}` })),
    ).map((suggestion) => sold.indexOf(suggestion?.size ?? ""));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(new Set(found)).toEqual(new Set([0, 1, 2]));
    expect(suggestSize("regular", [], bodyOf({ chest: "96" }))).toBeNull();
  });

  it("is an M for a chest of 96 cm, with its reasons", () => {
    const body = bodyOf({ chest: "96" });
    const suggestion = suggestSize("regular", sizes, body);
    expect(suggestion).toEqual({ size: "M", chestCm: 101.5, limit: null });
    expect(suggestion && explainSuggestion(suggestion, body)).toEqual([
      "Our M measures 101.5 cm around the chest.",
      "Your chest is 96 cm, and you like it regular.",
    ]);
  });

  it.each([
    ["150", "none", "We don't make your size in this cut yet."],
    ["121", "tight", "Our largest size, 3XL, will be tight."],
    ["116", "closer", "Our largest size, 3XL, will be closer than you like."],
  ])("for a chest of %s cm is the largest, and %s", (chest, limit, sentence) => {
    const body = bodyOf({ chest, preference: "loose" });
    const suggestion = suggestSize("regular", sizes, body);
    expect(suggestion?.limit).toBe(limit);
    expect(suggestion && explainSuggestion(suggestion, body).at(-1)).toBe(sentence);
  });

  it("is the smallest for a body below the chart, and will be looser", () => {
    const body = bodyOf({ chest: "70" });
    const suggestion = suggestSize("regular", sizes, body);
    expect(suggestion && explainSuggestion(suggestion, body).at(-1)).toBe(
      "Our smallest size, XS, will be looser than you like.",
    );
  });

  it("does not exist for kids and accessories", () => {
    expect(wornCut("kids")).toBeNull();
    expect(wornCut("accessory")).toBeNull();
    expect(wornCut("women")).toBe("women");
  });
});

describe("expected chest", () => {
  it("is the mean of the survey for the mean body of the survey", () => {
    expect(expectChest("regular", 175.6, 85.5)).toBeCloseTo(105.9, 0);
    expect(expectChest("women", 162.9, 67.8)).toBeCloseTo(94.7, 0);
  });

  it("includes the sizes of other brands, and says so", () => {
    const alone = bodyOf({ height: "170", weight: "70" });
    const withBrands = bodyOf({
      height: "170",
      weight: "70",
      worn: { Nike: "L", adidas: "L", "H&M": "" },
    });
    expect(alone.chestCm).toBe(97);
    expect(withBrands.chestCm).toBe(103);
    const suggestion = suggestSize("regular", sizes, withBrands);
    expect(suggestion && explainSuggestion(suggestion, withBrands)[1]).toBe(
      "For your height and weight, Nike size and adidas size we expect a chest of about 103 cm, and you like it regular.",
    );
  });

  it("grows with every size of every brand", () => {
    for (const brand of brands) {
      for (const range of [brandSizes[brand].men, brandSizes[brand].women]) {
        expect(Object.keys(range)).toEqual([...brandSizeNames]);
        const values = Object.values(range).flat();
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
    }
  });
});

describe("typed body", () => {
  it.each([
    ["170", 170],
    ["170 cm", 170],
    ["170,4", 170.4],
    ["१७०", 170],
    ["1.7", 170],
    ["5.7", 170],
    ["5 7", 170],
    ["5'7\"", 170],
    ["5’7", 170],
    ["5 ft 7 in", 170],
    ["5.11", 180],
  ])("reads a height of %s", (height, centimetres) => {
    const expected = Math.round(expectChest("regular", centimetres, 70));
    expect(bodyOf({ height, weight: "70 kg" }).chestCm).toBe(expected);
  });

  it.each<[Partial<TypedBody>, string, string]>([
    [{ height: "", weight: "70" }, "height", "Enter your height, or only your chest below."],
    [{ height: "170", weight: "" }, "weight", "Enter your weight, or only your chest below."],
    [
      { height: "17", weight: "70" },
      "height",
      "Enter a height between 120 and 220 cm. 5.7 is 5 feet 7 inches.",
    ],
    [
      { height: "5.75", weight: "70" },
      "height",
      "Enter a height between 120 and 220 cm. 5.7 is 5 feet 7 inches.",
    ],
    [{ height: "170", weight: "-70" }, "weight", "Enter a weight between 30 and 200 kg."],
    [{ height: "170", weight: "1e2" }, "weight", "Enter a weight between 30 and 200 kg."],
    [{ height: "170", weight: "💪" }, "weight", "Enter a weight between 30 and 200 kg."],
    [{ chest: "38" }, "chest", "Enter a chest between 60 and 160 cm. 38 inches is 97 cm."],
    [
      { height: "220", weight: "30" },
      "weight",
      "30 kg doesn't go with a height of 220 cm. Check both, or enter your chest.",
    ],
  ])("refuses %o by the field %s", (typed, field, message) => {
    expect(problemsOf(typed)).toEqual({ [field]: message });
  });

  it("is read back from the device, and anything unknown there is dropped", () => {
    const typed: TypedBody = {
      height: "5.7",
      weight: "70",
      chest: "",
      worn: { Nike: "L", adidas: "", "H&M": "XS" },
      preference: "loose",
    };
    expect(parseStoredBody(JSON.stringify(typed))).toEqual(typed);
    for (const text of [null, "", "{", "7", "[]", '{"height":7,"worn":{"Nike":"9XL"},"preference":"huge"}']) {
      expect(parseStoredBody(text)).toEqual(emptyBody);
    }
  });
});
