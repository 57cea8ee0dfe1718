import { categoryCrumbs, describeStock, shownStock } from "./product";

test("lists a product without a category under Uncategorized", () => {
  expect(categoryCrumbs([])).toEqual([{ label: "Uncategorized", href: "/products" }]);
});

test("lists a product's categories, the top one first", () => {
  const base = { parentId: null, description: "" };
  const categories = [
    { ...base, id: 1, name: "Men", slug: "mens" },
    { ...base, id: 2, name: "Graphic tees", slug: "graphic", parentId: 1 },
  ];
  expect(categoryCrumbs(categories).map(({ label }) => label)).toEqual(["Men", "Graphic tees"]);
});

function wordsFor(quantity: number): string {
  return describeStock({ isSoldOut: quantity <= 0, stockQuantity: shownStock(quantity) });
}

describe("the stock text", () => {
  it.each([
    [1565, "In stock."],
    [11, "In stock."],
    [10, "Only a few left."],
    [1, "Only a few left."],
    [0, "Sold out for now."],
  ])("of %i items", (quantity, words) => expect(wordsFor(quantity)).toBe(words));

  it("never contains a number", () => {
    for (let quantity = 0; quantity < 100; quantity += 1) expect(wordsFor(quantity)).not.toMatch(/\d/);
  });
});
