import { daysWith, formatArrival } from "./arrival";

it("promises the last day, counted from the order in India", () => {
  // 01:30 on 21 November in India
  const orderedAt = new Date("2026-11-20T20:00:00Z");
  expect(formatArrival(orderedAt, { maxDays: 3 })).toBe("by Tue, 24 Nov");
  expect(formatArrival(orderedAt, { maxDays: 6 })).toBe("by Fri, 27 Nov");
});

it("counts an order from 2 pm onwards from the next day", () => {
  expect(formatArrival(new Date("2026-11-20T08:29:59Z"), { maxDays: 3 })).toBe("by Mon, 23 Nov");
  expect(formatArrival(new Date("2026-11-20T08:30:00Z"), { maxDays: 3 })).toBe("by Tue, 24 Nov");
});

it("adds the time to check and print a custom design", () => {
  const place = {
    pincode: "560001",
    city: "Bengaluru",
    states: ["Karnataka"],
    zone: null,
    minDays: 2,
    maxDays: 3,
    isCodAvailable: true,
    customDays: 3,
  };
  expect(daysWith(place, true)).toEqual({ minDays: 5, maxDays: 6 });
  expect(daysWith(place, false)).toEqual({ minDays: 2, maxDays: 3 });
});
