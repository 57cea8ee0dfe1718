import { sizeChart, toCentimetres } from "./size-chart";

describe("size chart", () => {
  it("grows with every size, in every cut", () => {
    for (const cut of ["regular", "oversized", "women", "kids"] as const) {
      const rows = sizeChart(cut, [
        ...["XS", "S", "M", "L", "XL", "2XL", "3XL"],
        ...["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y", "12-13Y", "13-14Y"],
      ]);
      expect(rows).toHaveLength(7);
      rows.slice(1).forEach((row, index) => {
        expect(row.chestIn).toBeGreaterThan(rows[index]?.chestIn ?? 0);
        expect(row.lengthIn).toBeGreaterThan(rows[index]?.lengthIn ?? 0);
      });
    }
  });

  it("shows only the sizes that are sold, and none for accessories", () => {
    expect(sizeChart("regular", ["M", "L"]).map((row) => row.size)).toEqual(["M", "L"]);
    expect(sizeChart("accessory", ["One Size"])).toEqual([]);
  });

  it("rounds centimetres to the half", () => {
    expect(toCentimetres(40)).toBe(101.5);
    expect(toCentimetres(27)).toBe(68.5);
  });
});
