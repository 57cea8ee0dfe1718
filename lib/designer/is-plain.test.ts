import type { DesignDocument, Layer } from "./document";
import { isPlain } from "./is-plain";
import type { DesignIssue } from "./printing/design-issue";

const placed = {
  ...{ name: "", x: 150, y: 150, rot: 0, flipX: false, flipY: false, opacity: 1 },
  ...{ locked: false, hidden: false },
};
const textOf = (text: string, id = "words"): Layer => ({
  ...placed,
  ...{ id, type: "text", text, font: "anton", size: 40, spacing: 0, leading: 1.2, align: "center", arc: 0 },
  ...{ fill: "#111111", outline: null },
});
const picture: Layer = {
  ...placed,
  ...{ id: "photo", type: "image", asset: "0b6ee3a5-6b5e-4a57-8a0c-6d3f0f2f9f7e", width: 100, height: 100 },
  crop: { x: 0, y: 0, width: 1, height: 1 },
};
const square: Layer = {
  ...placed,
  ...{ id: "square", type: "shape", shape: "rectangle", width: 80, height: 80, fill: "#c33333" },
  ...{ outline: null, radius: 0 },
};
const documentOf = (...front: Layer[]): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour: "black",
  views: { front, back: [], left: [], right: [] },
});

it("approves words and the shop's own drawings without a person", () => {
  expect(isPlain("My tee", documentOf(textOf("Namaste Chennai"), square), [])).toBe(true);
});

it("sends every uploaded picture to a person, including hidden ones", () => {
  expect(isPlain("My tee", documentOf(square, picture), [])).toBe(false);
  expect(isPlain("My tee", documentOf(square, { ...picture, hidden: true }), [])).toBe(false);
});

it("finds a picture on each side of the tee", () => {
  const back = { ...documentOf(square), views: { ...documentOf(square).views, left: [picture] } };
  expect(isPlain("My tee", back, [])).toBe(false);
});

it("sends even a minor issue to a person", () => {
  const faint: DesignIssue = {
    ...{ code: "low_contrast", level: "warn", view: "front", layerId: "square" },
    ...{ numbers: { ratio: 1.2 }, words: {} },
  };
  expect(isPlain("My tee", documentOf(square), [faint])).toBe(false);
});

it.each([
  ["in a text", "My tee", documentOf(textOf("heil hitler"))],
  ["in the design's name", "Hitler", documentOf(square)],
  ["cut into two texts", "My tee", documentOf(textOf("hit", "one"), textOf("ler", "two"))],
])("sends banned words to a person: %s", (_where, name, document) => {
  expect(isPlain(name, document, [])).toBe(false);
});

it.each(["call 98765 43210", "meera@example.com", "www.example.com", "कॉल ९८७६५४३२१०"])(
  "sends possibly personal data to a person: %s",
  (text) => {
    expect(isPlain("My tee", documentOf(textOf(text)), [])).toBe(false);
  },
);

it("approves a year and a player's number", () => {
  expect(isPlain("My tee", documentOf(textOf("CHENNAI 2026"), textOf("18", "number")), [])).toBe(true);
});

it.each([
  [
    "of a group with violence",
    ["KILL MUSLIMS", "मुसलमानों को मारो", "HINDUS ARE DOGS", "DEATH TO HINDUS", "DALIT GO HOME"],
  ],
  [
    "of beliefs, drugs, weapons and politics",
    ["RAM ON A TOILET", "I LOVE COCAINE", "I HAVE A BOMB", "KHALISTAN ZINDABAD", "BAPU GANDHI"],
  ],
  ["with protected names", ["SUPREME", "ZOMATO", "INDIAN ARMY"]],
  ["cut or misspelt", ["CHU TIYA", "FU\nCK", "CHUTlYA", "FVCK", "FUKC", "FUCC YOU", "PHUCK U", "SH1T"]],
])("sends words %s to a person", (_kind, texts) => {
  for (const text of texts)
    expect({ text, plain: isPlain("My tee", documentOf(textOf(text)), []) }).toEqual({ text, plain: false });
});

describe("texts of one side", () => {
  const at = (text: string, x: number, change: Partial<Layer> = {}) =>
    ({ ...textOf(text, text), x, ...change }) as Layer;

  it("are read in visual order, not in layer order", () => {
    expect(isPlain("My tee", documentOf(at("tiya", 190), at("chu", 130)), [])).toBe(false);
    expect(isPlain("My tee", documentOf(at("rchod", 250), at("mada", 100)), [])).toBe(false);
  });

  it("mirrored or tilted texts need a manual review", () => {
    expect(isPlain("My tee", documentOf(at("ayituhc", 150, { flipX: true })), [])).toBe(false);
    expect(isPlain("My tee", documentOf(at("one", 150, { rot: 90 }), at("two", 190)), [])).toBe(false);
    expect(isPlain("My tee", documentOf(at("Slanted", 150, { rot: 350 })), [])).toBe(true);
  });
});

describe("letters and parts of words", () => {
  const jittered = (...parts: string[]) =>
    documentOf(
      ...parts.map(
        (part, nr) => ({ ...textOf(part, `part-${nr}`), x: 60 + nr * 40, y: 150 + (nr % 3) * 7 }) as Layer,
      ),
    );

  it.each([
    ["as single layers", jittered("f", "u", "c", "k")],
    ["with others between them", jittered("f", "o", "u", "x", "c", "m", "k", "e")],
    ["as three layers, of which one is none of the word", jittered("chu", "zen", "tiya")],
    ["in another order than they stand in", jittered("tiya", "m", "chu")],
    ["under each other", documentOf(textOf("F\nU\nC\nK"))],
    ["at the beginnings of lines", documentOf(textOf("Find\nus\ncosy\nkites"))],
    ["at the ends of lines", documentOf(textOf("Leaf\nmenu\nmusic\npark"))],
    ["as numbers", documentOf(textOf("14"), textOf("88", "number"))],
    ["as single numbers", jittered("1", "488")],
    ["as short words", documentOf(textOf("be he me"))],
    ["as many words", documentOf(textOf("one two three four five six seven eight nine ten eleven"))],
    ["as many texts", jittered("good", "vibes", "only", "here")],
  ])("are sent to a person: %s", (_, document) => {
    expect(isPlain("My tee", document, [])).toBe(false);
  });
});

it("sends a composition of many shapes to a person", () => {
  const bars = (count: number) => Array.from({ length: count }, (_, n) => ({ ...square, id: `bar-${n}` }));
  expect(isPlain("My tee", documentOf(...bars(2)), [])).toBe(true);
  expect(isPlain("My tee", documentOf(...bars(3)), [])).toBe(false);
});

it.each([
  ...[
    "GOOD VIBES ONLY",
    "Chai pe charcha",
    "Mumbai meri jaan",
    "Class of 2026",
    "Team Bride",
    "Happy Birthday Meera!",
    "Weekend mode",
  ],
  ...[
    "Papa ki pari",
    "Chennai Runners",
    "Sleep. Eat. Code. Repeat.",
    "Dilli 6",
    "Best dad ever",
    "Sagar weds Priya",
    "Namaste, Bengaluru",
  ],
  ...[
    "मुंबई मेरी जान",
    "खाना, सोना, घूमना",
    "Chutney & chips",
    "Trekkers of Sahyadri",
    "Physics is fun",
    "Lucknow Lions 07",
  ],
])("approves common prints: %s", (text) => {
  expect(isPlain("My tee", documentOf(textOf(text)), [])).toBe(true);
});
