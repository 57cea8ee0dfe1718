import { computeProfit, readCosts } from "./profit";

const row = (kind: string, sums: number[]) => ({ key: [kind, "", "", ""], label: "", sums });

it("subtracts credit notes, returned stock, shipping both ways and fees from the invoices", () => {
  const documents = [
    row("invoice", [10, 15, 1_000_000, 50_000, 1_050_000, 0, 0]),
    row("note", [2, -3, -200_000, -10_000, -210_000, 0, 0]),
    row("undelivered", [1, 0, 0, 0, 0, 0, 0]),
  ];
  const lines = computeProfit(
    documents,
    [9, 0, 900_000, 21_240, 3_240, 0, 0],
    readCosts({ item: "180.50", parcel: "60" }),
  );
  expect(lines.map(({ paise }) => paise)).toEqual([
    1_000_000, -200_000, -216_600, -60_000, -6_000, -18_000, 499_400,
  ]);
});

it("treats an invalid cost as none", () => {
  expect(readCosts({ item: "-1", parcel: ["1", "2"] })).toEqual({ item: 0, parcel: 0 });
});
