import { listTemplates } from "@/lib/designer/templates/templates";
import { documentFrom, documentWith } from "./template-document";

const [one, two] = listTemplates();
const colours = ["black", "white", "navy", "maroon", "bottle-green"];
if (!one || !two) throw new Error("there are two templates");

it("replaces one side and leaves the other sides and the colour unchanged", () => {
  const start = { ...documentFrom(one, "regular", colours), colour: "sky" };
  const withBack = documentWith(two, start, "back", colours);
  expect(withBack).toMatchObject({ colour: "sky", views: { front: start.views.front } });
  expect(withBack.views.back).toHaveLength(documentFrom(two, "regular", colours).views.front.length);
  const ids = Object.values(documentWith(one, withBack, "front", colours).views)
    .flat()
    .map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("applies the template's colour to a tee whose other sides are empty", () => {
  const start = { ...documentFrom(one, "regular", colours), colour: "sky" };
  expect(documentWith(two, start, "front", colours)).toEqual(documentFrom(two, "regular", colours));
});
