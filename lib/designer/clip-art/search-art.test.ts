import { listArt } from "./clip-art";
import { artForEmoji, searchArt } from "./search-art";

const found = (words: string) => searchArt(words).map(({ id }) => id);

describe("a search for clip-art", () => {
  it("finds the peacock in English, in Hindi and in Hindi written with Latin letters", () => {
    for (const words of ["peacock", "Peacock", "PEACO", "mor", "मोर", "mayil"])
      expect(found(words)[0]).toBe("peacock");
  });

  it("puts what is called so before what only has to do with it", () => {
    expect(found("lotus")[0]).toBe("lotus");
    expect(found("cricket")).toEqual(expect.arrayContaining(["cricket-ball", "bat-and-ball", "stumps"]));
    expect(found("cricket")[0]).toBe("cricket-ball");
  });

  it("finds by all words, in any order", () => {
    expect(found("glass chai")).toEqual(["chai-glass"]);
    expect(found("chai unicorn")).toEqual([]);
  });

  it("finds by the name of a shelf and by an emoji", () => {
    expect(found("animals")).toEqual(expect.arrayContaining(["tiger", "cow", "owl"]));
    expect(found("🐯")).toEqual(["tiger"]);
  });

  it("shows everything while nobody has written anything", () => {
    expect(searchArt("  ")).toEqual([...listArt()]);
  });
});

describe("an emoji in a text", () => {
  it("has a drawing of ours to offer, with or without its variation mark", () => {
    expect(artForEmoji("❤️")?.id).toBe("heart");
    expect(artForEmoji("❤")?.id).toBe("heart");
    expect(artForEmoji("😂")?.id).toBe("face-laugh");
    expect(artForEmoji("🦖")).toBeNull();
  });

  it("means one piece only", () => {
    const all = listArt().flatMap(({ emoji }) => emoji);
    expect(new Set(all).size).toBe(all.length);
  });
});
