import { fits, orderSearch, productIdIn, wordSearch } from "./admin-search";

it.each([
  ["KP-1A2B-3C4D-5E6F", '"KP-1A2B-3C4D-5E6F"'],
  ["kp 1a2b 3c4d 5e6f", '"KP-1A2B-3C4D-5E6F"'],
  ["98765 43210", '"9876543210"'],
  ["+91 98765-43210", '"9876543210"'],
  ["\u202a0091 098765–43210\u202c", '"9876543210"'],
  ["९८७६५ ४३२१०", '"9876543210"'],
  ["asha@example.com", '"asha@example.com"'],
  ["Asha  Rao", '"Asha" "Rao"'],
  ["-total:5", '"-total:5"'],
  ['"', ""],
])("searches the order %s as %s", (typed, search) => {
  expect(orderSearch(typed)).toBe(search);
});

it("treats the wildcards of a typed word as text", () => {
  expect(wordSearch('red "status:draft" tee')).toBe('"red" "status:draft" "tee"');
});

it.each([
  ["KP12", 12],
  ["kp12-black-m", 12],
  ["12", 12],
  ["KP0", null],
  ["KP", null],
  ["tee 12", null],
  ["98765 43210", null],
  ["9876543210", null],
])("finds the product of %s as %p", (typed, id) => {
  expect(productIdIn(typed)).toBe(id);
});

it("matches a text by the starts of its words, in any order", () => {
  expect(fits("rates tax", "Tax GST rates and start dates")).toBe(true);
  expect(fits("ax", "Tax")).toBe(false);
  expect(fits("", "Tax")).toBe(true);
});
