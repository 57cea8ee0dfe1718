import { requestIdOf } from "./name-requests";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it("keeps a request id that our proxy set", () => {
  expect(requestIdOf("req-0123456789", 1)).toBe("req-0123456789");
});

it.each([
  undefined,
  "",
  "short",
  "x".repeat(65),
  "a b c d e f g h",
  'x"}\n{"level":60',
  ["a".repeat(20), "b"],
])("replaces an invalid request id: %j", (given) => {
  expect(requestIdOf(given, 1)).toMatch(uuid);
});

it("ignores a client's id without a proxy", () => {
  expect(requestIdOf("req-0123456789", 0)).toMatch(uuid);
});
