import { parseChoice, reviewsPath, toReviewsSegment, unfilteredReviews } from "./public-review";

test.each([
  ["all", {}],
  ["stars-5", { stars: 5 }],
  ["size-XL", { size: "XL" }],
  ["size-5-6 Y", { size: "5-6 Y" }],
  ["stars-1_size-M_page-3", { stars: 1, size: "M", page: 3 }],
  ["page-2", { page: 2 }],
  ["review-12", { id: 12 }],
])("%s round-trips to its choice", (name, selection) => {
  const choice = { ...unfilteredReviews, ...selection };
  expect(parseChoice(name)).toEqual(choice);
  expect(toReviewsSegment(choice)).toBe(name);
});

test.each([
  "",
  "ALL",
  "stars-6",
  "stars-05",
  "page-1",
  "page-201",
  "page-0",
  "_page-2",
  "size-",
  "stars-5_",
  "size-M_stars-5",
  "review-0",
  "review-12_page-2",
  "stars-5size-M",
  "../x",
])("%j isn't a choice", (name) => expect(parseChoice(name)).toBeNull());

test("a URL keeps every size intact", () => {
  expect(reviewsPath("kolam-tee", { size: "5-6 Y" })).toBe("/products/kolam-tee/reviews/size-5-6%20Y");
});
