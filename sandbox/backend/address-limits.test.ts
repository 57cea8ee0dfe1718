import { makeBuckets } from "./address-limits";

test("an address over its limit does not lock out other addresses", () => {
  let now = 0;
  const take = makeBuckets({ token: 300, send: 30, verify: 30 }, () => now);
  const taken = Array.from({ length: 40 }, () => take("verify", "203.0.113.1"));
  expect(taken.filter(Boolean)).toHaveLength(30);
  expect(take("verify", "203.0.113.2")).toBe(true);
  expect(take("token", "203.0.113.1")).toBe(true);
  now = 10_000;
  expect(take("verify", "203.0.113.1")).toBe(true);
  expect(take("verify", "203.0.113.1")).toBe(false);
});
