import { categoryCrumbs } from "./product";

test("a product without a category stands under Uncategorized", () => {
  expect(categoryCrumbs([])).toEqual([{ label: "Uncategorized", href: "/products" }]);
});

test("a product stands under its categories, the top one first", () => {
  const base = { parentId: null, description: "" };
  const categories = [
    { ...base, id: 1, name: "Men", slug: "mens" },
    { ...base, id: 2, name: "Graphic tees", slug: "graphic", parentId: 1 },
  ];
  expect(categoryCrumbs(categories).map(({ label }) => label)).toEqual(["Men", "Graphic tees"]);
});
