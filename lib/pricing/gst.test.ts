import { asPaise, toPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { shopRules } from "@/testing/pricing-rules";
import { gstOf, gstPercentOf, splitGst } from "./gst";

const percentOf = (unitPaise: number, on = "2026-11-21", hsn = "6109") =>
  gstPercentOf(shopRules.gstRates, { hsn, unitPaise, on });

describe("the GST rate", () => {
  it.each([
    [249_999, 5],
    [250_000, 5],
    [250_000.5, 18],
    [250_001, 18],
  ])("of an item for %d paise is %d %%", (unitPaise, percent) => {
    expect(percentOf(unitPaise)).toBe(percent);
  });

  it("depends on the day", () => {
    expect(percentOf(150_000, "2025-09-21")).toBe(12);
    expect(percentOf(150_000, "2025-09-22")).toBe(5);
    expect(percentOf(50_000, "2016-01-01")).toBe(0);
  });

  it("follows the longest prefix of the HSN", () => {
    expect(percentOf(50_000, "2026-11-21", "4202")).toBe(18);
    expect(percentOf(50_000, "2026-11-21", "6105")).toBe(5);
  });
});

declare const isFullMoney: boolean;

describe("the GST in a price", () => {
  it("is CGST and SGST inside the state and IGST across states, at the same price", () => {
    expect(splitGst(toPaise(1050), 5, false)).toMatchObject({
      taxablePaise: 100_000,
      cgstPaise: 2500,
      sgstPaise: 2500,
      igstPaise: 0,
    });
    expect(splitGst(toPaise(1050), 5, true)).toMatchObject({ taxablePaise: 100_000, igstPaise: 5000 });
  });

  it("adds up to the paisa, whatever the price and the rate", () => {
    const amount = fc.integer({ min: 0, max: 500_000_000 }).map(asPaise);
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(0, 3, 5, 12, 18, 28),
        fc.boolean(),
        (gross, percent, isInterstate) => {
          const gst = splitGst(gross, percent, isInterstate);
          expect(gst.taxablePaise + gstOf(gst)).toBe(gross);
          expect(gst.cgstPaise).toBe(gst.sgstPaise);
          expect(gst.cgstPaise * gst.igstPaise).toBe(0);
          expect(Math.abs(gstOf(gst) - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: isFullMoney ? 100_000 : 3000 },
    );
  });
});
