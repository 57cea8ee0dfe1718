import { mergeQuery } from "./merge-query";

it("keeps the visitor's query, unless the target sets the same parameter", () => {
  expect(mergeQuery("/faq", "?utm_source=mail&utm_source=2")).toBe("/faq?utm_source=mail&utm_source=2");
  expect(mergeQuery("/products?category=mens", "?category=kids&gclid=1")).toBe(
    "/products?category=mens&gclid=1",
  );
  expect(mergeQuery("/faq#sizes", "?ref=x&_rsc=abc")).toBe("/faq?ref=x#sizes");
  expect(mergeQuery("/browse?q=a+b%2F", "")).toBe("/browse?q=a+b%2F");
  expect(mergeQuery("https://shop.test/faq", "?a=%26")).toBe("https://shop.test/faq?a=%26");
});
