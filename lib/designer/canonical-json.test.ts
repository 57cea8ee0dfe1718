import { canonicalJson } from "./canonical-json";

test("equal values have one text, whatever the order of their keys", () => {
  const one = { b: [{ y: 1, x: null }], a: "ä" };
  const other = { a: "ä", b: [{ x: null, y: 1 }] };
  expect(canonicalJson(one)).toBe('{"a":"ä","b":[{"x":null,"y":1}]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});

test("the order of a list is part of its value", () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
