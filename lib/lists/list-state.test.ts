import type { ListDefinition } from "./definition";
import { parseListState, toListPath } from "./list-state";

const all: ListDefinition = {
  name: "cases",
  path: "/admin/money",
  noun: "cases",
  words: "words",
  fields: {},
  sorts: { created: { label: "Since", column: "created_at", first: "desc" } },
  sort: "created",
  views: [],
};
const open = { ...all, defaultSearch: "open:yes" };
const searchOf = (definition: ListDefinition, params: Record<string, string>) =>
  parseListState(definition, params).q;

it("opens a list on its default search, and on all rows without one", () => {
  expect(searchOf(open, {})).toBe("open:yes");
  expect(searchOf(open, { q: "" })).toBe("");
  expect(searchOf(all, {})).toBe("");
});

it("includes only non-default values in the URL", () => {
  const pathOf = (q: string) => toListPath(open, parseListState(open, { q }));
  expect(pathOf("open:yes")).toBe("/admin/money");
  expect(pathOf("")).toBe("/admin/money?q=");
  expect(pathOf("reason:disputed")).toBe("/admin/money?q=reason%3Adisputed");
});
