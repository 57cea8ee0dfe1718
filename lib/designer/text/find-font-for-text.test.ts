import { findFontForText, hasScripts } from "./find-font-for-text";
import { findFont } from "./fonts";

it.each([
  ["मुंबई", "baloo-2"],
  ["Hello मुंबई 🙂", "baloo-2"],
  ["சென்னை", "baloo-thambi-2"],
  ["Only ₹99", "baloo-2"],
  ["漢字", null],
  ["Москва", null],
  ["کراچی", null],
  ["मुंबई சென்னை", null],
])("for %p offers %p", (text, id) => {
  expect(findFontForText(text)?.id ?? null).toBe(id);
});

it("offers a font once the current one lacks a script of the text", () => {
  const anton = findFont("anton");
  const baloo = findFont("baloo-2");
  if (!anton || !baloo) throw new Error("a font is gone");
  expect([hasScripts(anton, "Hello 🙂"), hasScripts(anton, "Hello मुं"), hasScripts(baloo, "Hello मुं")]).toEqual(
    [true, false, true],
  );
});
