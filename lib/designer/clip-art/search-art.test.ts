import { listArt } from "./clip-art";
import { artForEmoji, searchArt } from "./search-art";

const found = (words: string) => searchArt(words).map(({ id }) => id);

describe("a search for clip-art", () => {
  it("finds the peacock in English, in Hindi and in Hindi written with Latin letters", () => {
    for (const words of ["peacock", "Peacock", "PEACO", "mor", "मोर", "mayil"])
      expect(found(words)[0]).toBe("peacock");
  });

  it("ranks matching names before matching tags", () => {
    expect(found("lotus")[0]).toBe("lotus");
    expect(found("cricket")).toEqual(expect.arrayContaining(["cricket-ball", "bat-and-ball", "stumps"]));
    expect(found("cricket")[0]).toBe("cricket-ball");
  });

  it("matches all words, in any order", () => {
    expect(found("glass chai")).toEqual(["chai-glass"]);
    expect(found("chai unicorn")).toEqual([]);
  });

  it("matches the name of a category and an emoji", () => {
    expect(found("animals")).toEqual(expect.arrayContaining(["tiger", "cow", "owl"]));
    expect(found("🐯")).toEqual(["tiger"]);
  });

  it("lists everything for an empty search", () => {
    expect(searchArt("  ")).toEqual([...listArt()]);
  });
});

describe("an emoji in a text", () => {
  it("has a replacement drawing, with or without its variation mark", () => {
    expect(artForEmoji("❤️")?.id).toBe("heart");
    expect(artForEmoji("❤")?.id).toBe("heart");
    expect(artForEmoji("😂")?.id).toBe("face-laugh");
    expect(artForEmoji("🦖")).toBeNull();
  });

  it("means one drawing only", () => {
    const all = listArt().flatMap(({ emoji }) => emoji);
    expect(new Set(all).size).toBe(all.length);
  });
});
