import { asPaise } from "@/lib/money";
import { toSalesSpans } from "./sales";

const day = (index: number) => new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10);

it("adds up today, a week and a month, and the days before each", () => {
  const days = Array.from({ length: 60 }, (_, index) => ({
    day: day(index),
    orders: 1,
    totalPaise: asPaise(index),
  }));
  expect(
    toSalesSpans(days).map(({ label, orders, totalPaise, beforePaise }) => [
      label,
      orders,
      totalPaise,
      beforePaise,
    ]),
  ).toEqual([
    ["Today", 1, 59, null],
    ["7 days", 7, 53 + 54 + 55 + 56 + 57 + 58 + 59, 46 + 47 + 48 + 49 + 50 + 51 + 52],
    ["30 days", 30, 1335, 435],
  ]);
  expect(toSalesSpans(days)[1]?.q).toMatch(/^status:print,.* -payment:none created:2026-10-24\.\.$/);
  expect(toSalesSpans(days.slice(-10))[1]?.beforePaise).toBeNull();
});
