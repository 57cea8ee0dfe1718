import { readKeptCode } from "./code";

it("a kept code is one however it was typed", () => {
  expect(readKeptCode(" launch 20 ")).toBe("LAUNCH20");
  expect(readKeptCode(null)).toBe("");
});

it.each(["X".repeat(8_000), "A\u0000B", "\ud800", "कपास"])("what can't be a code is dropped (%#)", (kept) => {
  expect(readKeptCode(kept)).toBe("");
});
