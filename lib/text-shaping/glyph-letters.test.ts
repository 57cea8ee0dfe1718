import { glyphLetters } from "./glyph-letters";

const glyph = (id: number, cluster: number) => ({
  id,
  cluster,
  xAdvance: 0,
  yAdvance: 0,
  xOffset: 0,
  yOffset: 0,
});
const own: Record<number, string> = { 1: "म", 2: "ा", 3: "क", 4: "ि" };
const lettersOfGlyphs = (text: string, ids: [id: number, cluster: number][]) =>
  glyphLetters(
    text,
    ids.map(([id, cluster]) => glyph(id, cluster)),
    (id) => own[id] ?? "",
  );

describe("the letters of a glyph", () => {
  it("are its own where it has one, in any drawing order", () => {
    expect(
      lettersOfGlyphs("कि", [
        [4, 0],
        [3, 0],
      ]),
    ).toEqual(["ि", "क"]);
  });

  it("are the remaining ones of its cluster, where shaping created it", () => {
    expect(
      lettersOfGlyphs("र्मा", [
        [1, 0],
        [2, 0],
        [99, 0],
      ]),
    ).toEqual(["म", "ा", "र्"]);
  });

  it("are none where the other glyphs cover all", () => {
    expect(
      lettersOfGlyphs("क", [
        [3, 0],
        [98, 0],
      ]),
    ).toEqual(["क", ""]);
  });

  it("belong to its own cluster, even from right to left", () => {
    expect(
      lettersOfGlyphs("मक", [
        [97, 1],
        [96, 0],
      ]),
    ).toEqual(["क", "म"]);
  });
});
