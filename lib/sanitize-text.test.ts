import { isBlank, sanitizeText } from "./sanitize-text";

it("drops NUL and replaces lone surrogates, wherever they are", () => {
  const sent = { name: "A\u0000sha", lines: [{ size: "\ud800M" }], "k\u0000": "\udc00", n: 1, none: null };
  expect(sanitizeText(sent)).toEqual({
    name: "Asha",
    lines: [{ size: "\ufffdM" }],
    k: "\ufffd",
    n: 1,
    none: null,
  });
});

it("leaves every script, emoji and line break unchanged", () => {
  const text = "कपास\r\n👕 é";
  expect(sanitizeText(text)).toBe(text);
});

it("cleans the texts of an object nested to any depth", () => {
  let deep: unknown = "x\u0000";
  for (let level = 0; level < 30_000; level += 1) deep = [deep];
  expect(() => sanitizeText(deep)).not.toThrow();
});

it("never sets a prototype from a body's key", () => {
  const cleaned = sanitizeText(JSON.parse('{"__proto__": {"isStaff": true}}'));
  expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
  expect(Object(cleaned).isStaff).toBeUndefined();
});

it("detects a text that shows nothing, whatever its characters", () => {
  const blanks = [
    "",
    " \t\n",
    "\u200b",
    "\u00ad\u2060",
    "\ufeff \u200d",
    "\u3164\u115f",
    "\u2800",
    "\u202e",
    "\u{e0041}",
  ];
  expect(blanks.filter((text) => !isBlank(text))).toEqual([]);
  expect(["a\u200b", "क\u094d\u200d", "👕", "."].filter(isBlank)).toEqual([]);
});
