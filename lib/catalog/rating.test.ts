import { describeFit, formatReviewCount, formatStars, hasStars, toRating } from "./rating";

test("sums up the ratings, and is null without any", () => {
  expect(toRating([0, 0, 0, 0, 0], [0, 0, 0])).toBeNull();
  expect(toRating([1, 0, 0, 0, 2], [1, 1, 0])).toEqual({
    ...{ count: 3, average: 3.67, stars: [1, 0, 0, 0, 2], fits: [1, 1, 0] },
  });
});

test.each([
  [5, "5.0"],
  [4.96, "4.9"],
  [4.94, "4.9"],
  [4.55, "4.6"],
  [1.04, "1.1"],
  [1, "1.0"],
])("formats an average of %d as %s", (average, shown) => expect(formatStars(average)).toBe(shown));

test("formats the number of reviews", () => {
  expect([1, 23, 123_456].map(formatReviewCount)).toEqual(["1 review", "23 reviews", "1,23,456 reviews"]);
});

test.each([
  [[1, 2, 1], null],
  [[0, 9, 1], "9 of 10 customers say it fits true to size."],
  [[3, 7, 0], "3 of 10 customers say it fits small: consider one size up."],
  [[5, 5, 5], "5 of 15 customers say it fits small: consider one size up."],
  [[0, 4, 6], "6 of 10 customers say it fits large: consider one size down."],
  [[2, 7, 1], "7 of 10 customers say it fits true to size."],
])("describes the fit answers %j as %j", (fits, expected) => expect(describeFit(fits)).toBe(expected));

test("shows stars from three reviews on", () => {
  expect([2, 3].map((count) => hasStars({ count }))).toEqual([false, true]);
});
