import { formatShow } from "./format-show";

it("the button of the filters has the number of products, or what to do without any", () => {
  expect([0, 1, 24].map(formatShow)).toEqual([
    "No products. Remove a filter",
    "Show 1 product",
    "Show 24 products",
  ]);
});
