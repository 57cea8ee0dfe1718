import { fc } from "@/testing/fast-check";
import { addPaise, asPaise, formatAmount, formatPaise, multiplyPaise, toPaise, toRupees } from "./money";

describe("money", () => {
  it("parses rupees as numbers and as text without losing a paisa", () => {
    expect(toPaise(499)).toBe(49900);
    expect(toPaise("499.10")).toBe(49910);
    expect(toPaise(0.29)).toBe(29);
    expect(toPaise(1.15)).toBe(115);
  });

  it("refuses invalid amounts", () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, "", "12a", 1e300]) {
      expect(() => toPaise(bad)).toThrow(RangeError);
    }
    expect(() => asPaise(0.5)).toThrow(RangeError);
  });

  it("survives a round trip, for every amount that a numeric(12,2) can hold", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        expect(toPaise(toRupees(asPaise(amount)))).toBe(amount);
        expect(toPaise((amount / 100).toFixed(2))).toBe(amount);
      }),
    );
  });

  it("shows whole rupees without decimals, with Indian digit grouping", () => {
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

it("groups an amount in a column as in India and keeps two decimals", () => {
  expect(formatAmount(asPaise(12_345_600))).toBe("1,23,456.00");
  expect(formatAmount(asPaise(5))).toBe("0.05");
});
