import { asPaise } from "@/lib/money";
import { describePriceRise, type PricedDesign } from "./price-rise";
import type { SidePrint } from "./print-price";

const prices = {
  bands: [
    { name: "Small", widthMm: 100, heightMm: 100, pricePaise: asPaise(9900) },
    { name: "Large", widthMm: 345, heightMm: 410, pricePaise: asPaise(29900) },
  ],
  breaks: [],
};
const small = (view: SidePrint["view"]): SidePrint => ({ view, widthMm: 90, heightMm: 90 });
const large = (view: SidePrint["view"]): SidePrint => ({ view, widthMm: 300, heightMm: 400 });
const design = (rupees: number, ...prints: SidePrint[]): PricedDesign => ({
  cut: "regular",
  prints,
  unitPaise: asPaise(rupees * 100),
});
const rise = (before: PricedDesign, now: PricedDesign) => describePriceRise(prices, before, now);

describe("a price rise in the designer", () => {
  it("names the side that was added, or whose print grew, and the amount", () => {
    const front = design(598, small("front"));
    expect(rise(front, design(697, small("front"), small("back")))).toBe("Back print +₹99");
    expect(rise(front, design(798, large("front")))).toBe("Larger front print +₹200");
    expect(rise(front, design(897, large("front"), small("left")))).toBe(
      "Larger front print, left sleeve print +₹299",
    );
  });

  it("has no words when the price fell or stayed, the tee is another one, or nothing was printed before", () => {
    const both = design(697, small("front"), small("back"));
    expect(rise(both, design(598, small("front")))).toBeNull();
    expect(rise(both, design(697, small("back"), small("front")))).toBeNull();
    expect(rise(both, { ...design(897, ...both.prints), cut: "oversized" })).toBeNull();
    expect(rise(design(499), both)).toBeNull();
  });
});
