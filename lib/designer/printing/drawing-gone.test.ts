import { drawArt } from "../clip-art/clip-art";
import { designSchema } from "../document";
import { drawPattern } from "../patterns/patterns";
import { findIssues } from "./preflight";

const at = { id: "a", name: "", x: 100, y: 100, rot: 0, flipX: false, flipY: false, opacity: 1 };
const seen = { ...at, locked: false, hidden: false, inks: ["#112233"], width: 50 };
const resources = { text: () => null, imageHref: () => null, art: drawArt, pattern: drawPattern };
const facts = { pictureSize: () => null, cloth: null };

it.each([
  { ...seen, type: "art", art: "no-such-art" },
  { ...seen, type: "pattern", pattern: "no-such-pattern", seed: 1, height: 50, repeat: 10 },
])("a removed $type can't be printed", (layer) => {
  const views = { front: [layer], back: [], left: [], right: [] };
  const document = designSchema.parse({ v: 1, cut: "regular", colour: "white", views });
  expect(findIssues(document, resources, facts)).toContainEqual(
    expect.objectContaining({ code: "drawing_gone", level: "block", layerId: "a" }),
  );
});
