import { type DesignDocument, type Layer, limits } from "@/lib/designer/document";
import { cuts, printViews } from "@/lib/designer/printing/print-areas";
import { fonts } from "@/lib/designer/text/fonts";
import { anyString, fc } from "./fast-check";

// Designs as anybody could send them: most are valid, of all kinds and with numbers up to their limits; some are not.

const asset = "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10";
const number = (min: number, max: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.constantFrom(Number((min + max) / 2), Math.max(min, 0)) },
  );
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const inks = fc.array(colour, { minLength: 1, maxLength: limits.inks });
const outline = fc.option(fc.record({ colour, width: number(0.1, 10) }));
const words = fc.constantFrom(
  "ஸ்ரீ க்ஷ",
  "क्षत्रिय",
  "শ্রী",
  "శ్రీ",
  "ಕ್ಷ",
  "ശ്രീ",
  "શ્રી",
  "ਸ੍ਰੀ",
  "ଶ୍ରୀ",
  "Mumbai हिन्दी",
  "محمد علی",
  "Chai\nOffice",
  "🙂 👨‍👩‍👧",
  " ",
  "</svg><script>",
);
const text = fc.oneof(
  words,
  fc.string({ minLength: 1, maxLength: 20 }),
  anyString({ minLength: 1, maxLength: 12 }),
);

const placed = {
  name: fc.string({ maxLength: limits.name }),
  x: number(-1000, 1000),
  y: number(-1000, 1000),
  rot: number(-180, 180),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  opacity: number(0.05, 1),
  locked: fc.boolean(),
  hidden: fc.boolean(),
};

/** A part of a picture's side, at least a hundredth of it. */
const share = fc.tuple(number(0, 0.99), number(0, 1)).map(([start, rest]) => {
  return { start, length: 0.01 + (0.99 - start) * rest };
});

type Unnamed<L> = L extends Layer ? Omit<L, "id"> : never;

const layer: fc.Arbitrary<Unnamed<Layer>> = fc.oneof(
  fc.record({
    ...placed,
    type: fc.constant("text" as const),
    text,
    font: fc.constantFrom(...fonts.map(({ id }) => id), "no-such-font"),
    size: number(2, 300),
    spacing: number(-0.2, 2),
    leading: number(0.6, 3),
    align: fc.constantFrom("left" as const, "center" as const, "right" as const),
    arc: number(-100, 100),
    fill: colour,
    outline,
  }),
  fc.record({
    ...placed,
    type: fc.constant("image" as const),
    asset: fc.constant(asset),
    crop: fc.tuple(share, share).map(([across, down]) => ({
      x: across.start,
      y: down.start,
      width: across.length,
      height: down.length,
    })),
    width: number(1, 1000),
    height: number(1, 1000),
  }),
  fc.record({
    ...placed,
    type: fc.constant("art" as const),
    art: fc.constantFrom("lotus", "peacock", "elephant", "no-such-art"),
    inks,
    width: number(1, 1000),
  }),
  fc.record({
    ...placed,
    type: fc.constant("shape" as const),
    shape: fc.constantFrom(
      ...(["rectangle", "ellipse", "line", "triangle", "star"] as const),
      ...(["heart", "ring", "frame", "banner", "burst"] as const),
    ),
    width: number(1, 1000),
    height: number(0.3, 1000),
    fill: fc.option(colour),
    outline,
    radius: number(0, 200),
  }),
  fc.record({
    ...placed,
    type: fc.constant("pattern" as const),
    pattern: fc.constantFrom("truchet", "confetti", "no-such-pattern"),
    seed: fc.integer({ min: 0, max: 999_999 }),
    inks,
    width: number(10, 1000),
    height: number(10, 1000),
    repeat: number(4, 200),
  }),
);

const layers = fc.array(layer, { maxLength: 4 });

/** Whether it is valid is for the schema to say, and by far the most are. */
export const anyDesign: fc.Arbitrary<DesignDocument> = fc
  .record({
    cut: fc.constantFrom(...cuts),
    views: fc.record({ front: layers, back: layers, left: layers, right: layers }),
  })
  .map(({ cut, views }) => {
    let nr = 0;
    const named = Object.fromEntries(
      printViews.map((view) => [view, views[view].map((each): Layer => ({ ...each, id: `l${nr++}` }))]),
    );
    const { front = [], back = [], left = [], right = [] } = named;
    return { v: 1, cut, colour: "white", views: { front, back, left, right } };
  });

const oddValues: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1e9,
  "1",
  "",
  null,
  [],
  {},
  "#12345g",
  "url(#a)",
  "javascript:alert(1)",
  '"/><image href="/etc/passwd"/>',
];

/** The same with one value of one layer changed into what does not belong there. */
export const anyOddDesign: fc.Arbitrary<unknown> = fc
  .tuple(anyDesign, fc.nat(), fc.nat(), fc.constantFrom(...oddValues))
  .map(([design, which, what, value]) => {
    const all = printViews.flatMap((view) => design.views[view]);
    const chosen = all[which % Math.max(1, all.length)];
    if (chosen) {
      const names = Object.keys(chosen);
      Object.assign(chosen, { [names[what % names.length] ?? "id"]: value });
    }
    return design;
  });
