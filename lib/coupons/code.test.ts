import { parseStoredCode } from "./code";

it("stores one spelling of a code, however it was typed", () => {
  expect(parseStoredCode(" launch 20 ")).toBe("LAUNCH20");
  expect(parseStoredCode("\u202alaunch\u200b20\u202c")).toBe("LAUNCH20");
  expect(parseStoredCode(null)).toBe("");
});

it.each(["X".repeat(8_000), "A\u0000B", "\ud800", "कपास"])(
  "drops text that can't be a code (%#)",
  (stored) => {
    expect(parseStoredCode(stored)).toBe("");
  },
);
