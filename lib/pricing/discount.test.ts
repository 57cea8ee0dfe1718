import { toPaise } from "@/lib/money";
import { discountPrice, parseGlobalDiscount } from "./discount";

describe("global discount", () => {
  it("reads the percentage that the settings hold", () => {
    expect(parseGlobalDiscount("10")).toBe(10);
    expect(parseGlobalDiscount(" 12.5 ")).toBe(12.5);
  });

  it("is nothing when switched off, missing, negative or not a number", () => {
    expect(parseGlobalDiscount("10", false)).toBe(0);
    for (const value of [null, undefined, "", "  ", "-5", "0", "ten", "NaN"]) {
      expect(parseGlobalDiscount(value)).toBe(0);
    }
  });

  it("never goes above 100, so that a price never goes below 0", () => {
    expect(parseGlobalDiscount("400")).toBe(100);
    expect(discountPrice(toPaise(499), 400).unitPaise).toBe(0);
  });

  it("shows a was-price only when something is off", () => {
    expect(discountPrice(toPaise(499), 10)).toEqual({ listPaise: 49900, unitPaise: 44910, percentOff: 10 });
    expect(discountPrice(toPaise(0), 10).percentOff).toBe(0);
    expect(discountPrice(toPaise(499), 0).percentOff).toBe(0);
  });
});
