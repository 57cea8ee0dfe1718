import { breakLines } from "./break-lines";

/** Every letter is one wide. */
const linesOf = (text: string, width: number) =>
  breakLines(text, width, (run) => [...run.text].length).map((line) => line.text);

describe("a paragraph", () => {
  it("breaks at spaces, which take no room at the end of a line", () => {
    expect(linesOf("one two three", 7)).toEqual(["one two", "three"]);
  });

  it("breaks after a dash within a word, not after a separate one", () => {
    expect(linesOf("Block-Printed", 8)).toEqual(["Block-", "Printed"]);
    expect(linesOf("a - b", 3)).toEqual(["a -", "b"]);
  });

  it("breaks a word that fits on no line, between letters with their marks", () => {
    expect(linesOf("WWWWW", 2)).toEqual(["WW", "WW", "W"]);
    expect(linesOf("किकिकि", 3)).toEqual(["कि", "कि", "कि"]);
  });

  it("terminates even when a line is narrower than a letter", () => {
    expect(linesOf("ab", 0)).toEqual(["a", "b"]);
    expect(linesOf("", 5)).toEqual([]);
  });

  it("orders each line of Urdu from right to left", () => {
    const lines = breakLines("محمد علی خان", 8, (run) => run.text.length);
    expect(lines.map(({ runs }) => runs.map(({ text }) => text.trim()).filter(Boolean))).toEqual([
      ["علی", "محمد"],
      ["خان"],
    ]);
  });
});
