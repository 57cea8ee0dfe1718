import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fontFor, fontPath, fonts, shaperFile } from "../../lib/designer/text/fonts";
import { openHarfbuzz } from "../../lib/text-shaping/harfbuzz";
import { namesInScripts } from "../../testing/names-in-scripts";
import { makeFontCredits } from "./font-credits";
import { makeFontPreviews } from "./font-previews";

const bytesOf = (file: string) => new Uint8Array(readFileSync(file));

it("the previews match the current fonts", () => {
  expect(JSON.parse(readFileSync("lib/designer/text/font-previews.json", "utf8"))).toEqual(
    makeFontPreviews(),
  );
});

it("docs/fonts.md names the copyright holder of each font", () => {
  expect(readFileSync("docs/fonts.md", "utf8")).toBe(makeFontCredits());
});

describe("the list of fonts", () => {
  it.each([...fonts, shaperFile])("has the hash of $id in its URL for caching", ({ file, sha8 }) => {
    expect(createHash("sha256").update(bytesOf(file)).digest("hex").slice(0, 8)).toBe(sha8);
  });

  it("has no two fonts with the same URL", () => {
    expect(new Set(fonts.map(fontPath)).size).toBe(fonts.length);
    expect(new Set(fonts.map(({ id }) => id)).size).toBe(fonts.length);
  });

  it("has the capital height of each font and the scripts that it can write", () => {
    const open = openHarfbuzz(bytesOf(shaperFile.file));
    for (const { id, file, capHeight, scripts } of fonts) {
      const font = open(bytesOf(file));
      const capital = font.outlineOf(font.shape("H", "ltr")[0]?.id ?? 0);
      const top = Math.max(...capital.flatMap(({ points }) => points.filter((_, nr) => nr % 2 === 1)));
      expect([id, Math.abs(top / font.unitsPerEm - capHeight) < 0.006]).toEqual([id, true]);
      for (const { script, name } of namesInScripts.filter((each) => scripts.includes(each.script))) {
        // Some display fonts lack the long u of a transcription.
        const written = script === "Latin" ? "Wafflefield 0123456789 !?&@-,." : name;
        expect([id, [...written].filter((letter) => !font.has(letter))]).toEqual([id, []]);
      }
    }
  });

  it("offers a font for each of India's scripts but Urdu's", () => {
    const offered = namesInScripts.map(({ script }) => [script, fontFor(script)?.family ?? null]);
    expect(Object.fromEntries(offered)).toEqual({
      Latin: "Baloo 2",
      Devanagari: "Baloo 2",
      Bengali: "Baloo Da 2",
      Gurmukhi: "Baloo Paaji 2",
      Gujarati: "Baloo Bhai 2",
      Oriya: "Baloo Bhaina 2",
      Tamil: "Baloo Thambi 2",
      Telugu: "Baloo Tammudu 2",
      Kannada: "Baloo Tamma 2",
      Malayalam: "Baloo Chettan 2",
      Arabic: null,
    });
  });
});
