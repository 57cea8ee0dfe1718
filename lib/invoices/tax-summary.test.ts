import { invoiceOf } from "@/testing/tax-documents";
import { sumByRate } from "./tax-summary";

describe("the tax summary", () => {
  it("adds up lines of one HSN and rate without losing a paisa", () => {
    const { lines, totals } = invoiceOf().data;
    const sums = sumByRate(lines);
    expect(sums.map(({ hsn, gst_rate, taxable, cgst }) => [hsn, gst_rate, taxable, cgst])).toEqual([
      ["6109", 5, 85_542, 2_139],
      ["6109", 18, 254_152 + 4_152, 22_874 + 374],
    ]);
    for (const tax of ["taxable", "cgst", "sgst", "igst"] as const) {
      expect(sums.reduce((sum, rate) => sum + rate[tax], 0)).toBe(totals[tax]);
    }
  });

  it("keeps HSNs of the same rate separate", () => {
    const [first, second] = invoiceOf().data.lines;
    if (!first || !second) throw new Error("the invoice has two lines");
    const lines = [first, { ...first, hsn: "4202" }, second];
    expect(sumByRate(lines).map(({ hsn }) => hsn)).toEqual(["4202", "6109", "6109"]);
  });
});
