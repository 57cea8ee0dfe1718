import { designSchema } from "@/lib/designer/document";
import { designNameSchema } from "@/lib/designer/saved-design";
import { ashasDesigns } from "./asha";
import { groupDesigns } from "./groups";
import { measureDesign } from "./measure";
import { orderedDesigns } from "./ordered";
import { ofTemplate } from "./seed-design";

const all = [...ashasDesigns, ...Object.values(orderedDesigns), ...Object.values(groupDesigns)].map(
  (design) => [design.name, design] as const,
);

it.each(all)("%s is a design that prints without a fault", async (_name, { name, document }) => {
  expect(designNameSchema.safeParse(name).success).toBe(true);
  expect(designSchema.safeParse(document).error?.issues ?? []).toEqual([]);
  const { prints, issues } = await measureDesign(document);
  expect(issues.map(({ code, layerId, numbers }) => ({ code, layerId, ...numbers }))).toEqual([]);
  expect(prints.length).toBeGreaterThan(0);
});

it("a template that doesn't say what is to be changed is noticed", () => {
  const reword = () => ofTemplate("x", { cut: "regular", colour: "black" }, "goa-trip", { PURI: "GOA" });
  expect(reword).toThrow("the template goa-trip does not say PURI");
});
