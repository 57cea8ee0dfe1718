import { limits } from "@/lib/designer/design-limits";
import { designSchema, type TextLayer } from "@/lib/designer/document";
import { loadDesignResources, loadDesignSizes } from "./design-resources";

const text: TextLayer = {
  ...{ id: "t", name: "", x: 150, y: 200, rot: 0, flipX: false, flipY: false, opacity: 1, locked: false },
  ...{ hidden: false, type: "text", text: "⅞".repeat(limits.text), font: "caveat", size: 20, spacing: 0.1 },
  ...{ leading: 1, align: "left", arc: 60, fill: "#b5301b", outline: null },
};

it("measures texts without their paths, which take the server ten times as long", async () => {
  const document = designSchema.parse({
    ...{ v: 1, cut: "regular", colour: "white" },
    views: { front: [text], back: [], left: [], right: [] },
  });
  const size = (await loadDesignSizes(document, () => false)).text(text);
  const drawn = (await loadDesignResources(document, async () => null)).text(text);
  expect(drawn?.d.length).toBeGreaterThan(1_000_000);
  expect(size).toEqual({ ...drawn, d: "" });
});
