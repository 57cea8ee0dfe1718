import { tellArrival } from "./arrival";

it("promises the last day, counted from the order in India", () => {
  // 01:30 on 21 November in India
  const orderedAt = new Date("2026-11-20T20:00:00Z");
  expect(tellArrival(orderedAt, { minDays: 3, maxDays: 3 })).toBe("by Tue, 24 Nov");
  expect(tellArrival(orderedAt, { minDays: 2, maxDays: 6 })).toBe("by Fri, 27 Nov");
});
