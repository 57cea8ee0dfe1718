import { categoryText, fallbackCategory } from "./category-text";

it("joins primary and sub with a colon, and omits an empty sub", () => {
  expect(categoryText(" Men ", "Oversized")).toBe("Men:Oversized");
  expect(categoryText("3", " ")).toBe("3");
});

it.each([
  ["Men:Oversized", 1],
  ["Women's", 2],
  ["kids", 3],
  ["unisex", 4],
  ["Accessories:Caps", 5],
  ["Umbrellas", 1],
])("%s falls back to category %i without an answer", (text, primaryId) => {
  expect(fallbackCategory(text)).toEqual({ primaryId, subcategoryId: null });
});
