import { fc } from "@/testing/fast-check";
import { asPaise, toPaise } from "./money";
import { applyPercentOff } from "./percent-off";

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
