import { fc } from "@/testing/fast-check";
import { pageWindow } from "./page-window";

describe("pageWindow", () => {
  it("shows all of few pages", () => {
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it("leaves gaps on both sides of a page in the middle", () => {
    expect(pageWindow(20, 40)).toEqual([1, null, 19, 20, 21, null, 40]);
  });

  it("always includes the first, the last and the current page, in at most seven places", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (a, b) => {
        const pageCount = Math.max(a, b);
        const page = Math.min(a, b);
        const shown = pageWindow(page, pageCount);
        expect(shown.length).toBeLessThanOrEqual(7);
        expect(shown).toEqual(expect.arrayContaining([1, page, pageCount]));
        const numbers = shown.filter((entry) => entry !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      }),
    );
  });
});
