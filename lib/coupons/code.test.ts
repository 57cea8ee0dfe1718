import { readKeptCode } from "./code";

it("stores one spelling of a code, however it was typed", () => {
  expect(readKeptCode(" launch 20 ")).toBe("LAUNCH20");
  expect(readKeptCode(null)).toBe("");
});

it.each(["X".repeat(8_000), "A\u0000B", "\ud800", "कपास"])("drops text that can't be a code (%#)", (kept) => {
  expect(readKeptCode(kept)).toBe("");
});
