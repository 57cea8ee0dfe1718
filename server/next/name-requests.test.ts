import { requestIdOf } from "./name-requests";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it("behind a proxy of ours, its id stays", () => {
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
])("what is no id gets one: %j", (given) => {
  expect(requestIdOf(given, 1)).toMatch(uuid);
});

it("without a proxy, nobody else names a request", () => {
  expect(requestIdOf("req-0123456789", 0)).toMatch(uuid);
});
