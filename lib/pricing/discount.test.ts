import { asPaise, toPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { discountPrice } from "./discount";

describe("global discount", () => {
  it("never exceeds 100, so that a price is never below 0", () => {
    expect(discountPrice(toPaise(499), 400).unitPaise).toBe(0);
  });

  it("shows a was-price only with a discount", () => {
    expect(discountPrice(toPaise(499), 10)).toEqual({ listPaise: 49900, unitPaise: 44900, percentOff: 10 });
    expect(discountPrice(toPaise(0), 10).percentOff).toBe(0);
    expect(discountPrice(toPaise(499), 0).percentOff).toBe(0);
  });
});

describe("a discounted price", () => {
  it.each([
    [499, 10, 449],
    [495, 10, 446],
    [494.9, 10, 445],
    [1799, 12.5, 1574],
    [0.4, 10, 0.4],
    [3, 90, 1],
    [499.6, 0.01, 499.6],
    [499.5, 0, 499.5],
    [499, 100, 0],
  ])("of ₹%d with %d %% off is ₹%d", (list, percent, unit) => {
    expect(discountPrice(toPaise(list), percent).unitPaise).toBe(toPaise(unit));
  });

  it("is a whole number of rupees whenever the list price is one, and half a rupee from the exact price at most", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 9_999 }),
        (rupees, points) => {
          const { listPaise, unitPaise } = discountPrice(asPaise(rupees * 100), points / 100);
          expect(unitPaise % 100).toBe(0);
          expect(unitPaise).toBeLessThanOrEqual(listPaise);
          const off = Math.abs(unitPaise - (listPaise * (10_000 - points)) / 10_000);
          expect(off <= 50.5 || unitPaise === 100).toBe(true);
        },
      ),
    );
  });
});
