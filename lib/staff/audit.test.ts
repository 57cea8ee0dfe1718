import { listChanges, nounOf } from "./audit";

it("lists each field that changed, and none that stayed", () => {
  expect(listChanges({ price: 499, name: "Tee" }, { price: 599, name: "Tee" })).toEqual([
    { field: "price", before: "499", after: "599" },
  ]);
});

it("shows a new row without its empty fields, and a deleted one with what it had", () => {
  expect(listChanges(null, { name: "Tee", barcode: null })).toEqual([
    { field: "name", before: null, after: "Tee" },
  ]);
  expect(listChanges({ states: ["Goa"] }, null)).toEqual([
    { field: "states", before: '["Goa"]', after: null },
  ]);
});

it("has words for a table, also for one that came later", () => {
  expect(nounOf("product_images")).toBe("picture");
  expect(nounOf("blog_posts")).toBe("blog posts");
});
