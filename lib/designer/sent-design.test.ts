import { freezeDesignSchema, saveDesignSchema } from "./sent-design";

const id = "0b6ee3a5-6b5e-4a57-8a0c-6d3f0f2f9f7e";
const placed = {
  ...{
    name: "",
    x: 150,
    y: 200,
    rot: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    locked: false,
    hidden: false,
  },
  ...{ type: "pattern", pattern: "kolam", seed: 1, inks: ["#b5301b"], width: 300, height: 400, repeat: 4 },
};
const documentOf = (patterns: number) => ({
  ...{ v: 1, cut: "regular", colour: "black" },
  views: {
    front: Array.from({ length: patterns }, (_, nr) => ({ ...placed, id: `p${nr}` })),
    ...{ back: [], left: [], right: [] },
  },
});

test.each([
  ["saved", (document: unknown) => saveDesignSchema.safeParse({ id, name: "Mine", rev: 0, document })],
  ["frozen", (document: unknown) => freezeDesignSchema.safeParse({ designId: id, name: "Mine", document })],
])("rejects a design that is too heavy: %s", (_, parse) => {
  expect(parse(documentOf(12)).success).toBe(true);
  expect(parse(documentOf(13)).error?.issues).toEqual([
    {
      ...{ code: "custom", path: [] },
      message: expect.stringContaining("13 patterns and see-through layers. We can print up to 12"),
    },
  ]);
});
