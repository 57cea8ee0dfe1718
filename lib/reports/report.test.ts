import { fillDays, summedColumns } from "./report";
import { reportList } from "./report-list";

it("includes every day of a range, even one without data", () => {
  expect(
    fillDays({ first: "2026-10-30", last: "2026-11-02" }, [
      { day: "2026-10-31", value: 5 },
      { day: "2026-11-02", value: 7 },
    ]),
  ).toEqual([
    { day: "2026-10-30", value: 0 },
    { day: "2026-10-31", value: 5 },
    { day: "2026-11-01", value: 0 },
    { day: "2026-11-02", value: 7 },
  ]);
});

it("does not add up invoices, notes and parcels", () => {
  expect(summedColumns(reportList.profit.columns).map(({ label }) => label)).not.toContain("Number");
  expect(summedColumns(reportList.sales.columns)).toHaveLength(reportList.sales.columns.length);
});
