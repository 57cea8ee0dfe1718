import fc from "fast-check";
import {
  addPaise,
  applyPercentOff,
  asPaise,
  formatAmount,
  formatPaise,
  multiplyPaise,
  toPaise,
  toRupees,
} from "./money";

describe("money", () => {
  it("reads rupees as numbers and as text without losing a paisa", () => {
    expect(toPaise(499)).toBe(49900);
    expect(toPaise("499.10")).toBe(49910);
    expect(toPaise(0.29)).toBe(29);
    expect(toPaise(1.15)).toBe(115);
  });

  it("refuses what is no amount", () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, "", "12a", 1e300]) {
      expect(() => toPaise(bad)).toThrow(RangeError);
    }
    expect(() => asPaise(0.5)).toThrow(RangeError);
  });

  it("gives back the rupees it was given, for every amount a numeric(12,2) can hold", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        expect(toPaise(toRupees(asPaise(amount)))).toBe(amount);
        expect(toPaise((amount / 100).toFixed(2))).toBe(amount);
      }),
    );
  });

  it("shows whole rupees without decimals, and groups as India does", () => {
    expect(formatPaise(toPaise(499))).toBe("₹499");
    expect(formatPaise(toPaise(499.5))).toBe("₹499.50");
    expect(formatPaise(toPaise(1234567))).toBe("₹12,34,567");
    expect(formatPaise(toPaise(-50))).toBe("−₹50");
    expect(formatPaise(toPaise(0))).toBe("₹0");
  });

  it("adds and multiplies in whole paise", () => {
    expect(addPaise(toPaise(0.1), toPaise(0.2))).toBe(30);
    expect(multiplyPaise(toPaise(449.1), 3)).toBe(134730);
  });
});

describe("percentage off", () => {
  it("takes the percentage off and rounds half a paisa up", () => {
    expect(applyPercentOff(toPaise(499), 10)).toBe(44910);
    expect(applyPercentOff(asPaise(1), 50)).toBe(1);
    expect(applyPercentOff(asPaise(333), 12.5)).toBe(291);
  });

  it("takes nothing off for 0, a negative or a missing number, and everything from 100 up", () => {
    for (const percent of [0, -5, Number.NaN]) expect(applyPercentOff(toPaise(499), percent)).toBe(49900);
    for (const percent of [100, 250]) expect(applyPercentOff(toPaise(499), percent)).toBe(0);
  });

  it("stays between 0 and the price, and within half a paisa of the exact value", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, basisPoints) => {
          const off = applyPercentOff(asPaise(price), basisPoints / 100);
          const exactTimes10k = BigInt(price) * BigInt(10_000 - basisPoints);
          const error = BigInt(off) * 10_000n - exactTimes10k;
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(price);
          expect(error > -5_000n && error <= 5_000n).toBe(true);
        },
      ),
    );
  });
});

it("groups an amount in a column as in India and keeps two decimals", () => {
  expect(formatAmount(asPaise(12_345_600))).toBe("1,23,456.00");
  expect(formatAmount(asPaise(5))).toBe("0.05");
});
