import { asPaise } from "@/lib/money";
import { bandOf, customPriceOf, type PrintPrices, type SidePrint, smallestPrint } from "./print-price";

const prices: PrintPrices = {
  bands: [
    { name: "Small", widthMm: 100, heightMm: 100, pricePaise: asPaise(9900) },
    { name: "Medium", widthMm: 210, heightMm: 297, pricePaise: asPaise(19900) },
    { name: "Large", widthMm: 345, heightMm: 410, pricePaise: asPaise(29900) },
  ],
  breaks: [
    { quantity: 5, percent: 5 },
    { quantity: 10, percent: 12.5 },
  ],
};
const blank = asPaise(49900);
const print = (widthMm: number, heightMm: number): SidePrint => ({ view: "front", widthMm, heightMm });

describe("the price of a custom print", () => {
  it("uses the smallest band that the print fits into, rotated or not", () => {
    expect(bandOf(prices, print(100, 100))?.name).toBe("Small");
    expect(bandOf(prices, print(100.1, 20))?.name).toBe("Medium");
    expect(bandOf(prices, print(297, 210))?.name).toBe("Medium");
    expect(bandOf(prices, print(297, 211))?.name).toBe("Large");
    expect(bandOf(prices, print(900, 900))?.name).toBe("Large");
  });

  it("adds each printed side to the blank tee", () => {
    const both = [print(90, 90), { ...print(300, 400), view: "back" as const }];
    expect(customPriceOf(prices, blank, both, 1)).toEqual({
      unitPaise: 89700,
      printPaise: 39800,
      percentOff: 0,
      next: { quantity: 5, percent: 5 },
    });
  });

  it("starts at the smallest print, or at the blank tee where no print is sold", () => {
    expect(customPriceOf(prices, blank, smallestPrint(prices), 1).unitPaise).toBe(59800);
    expect(smallestPrint({ bands: [], breaks: [] })).toEqual([]);
  });

  it("subtracts the quantity discount, and rounds to whole rupees", () => {
    const one = [print(90, 90)];
    expect(customPriceOf(prices, blank, one, 4).unitPaise).toBe(59800);
    expect(customPriceOf(prices, blank, one, 5).unitPaise).toBe(56800);
    expect(customPriceOf(prices, blank, one, 10)).toMatchObject({ unitPaise: 52300, next: null });
  });

  it("costs only the blank where nothing is printed or no print is sold", () => {
    expect(customPriceOf(prices, blank, [], 1).unitPaise).toBe(49900);
    expect(customPriceOf({ bands: [], breaks: [] }, blank, [print(90, 90)], 50).unitPaise).toBe(49900);
  });
});
