import { formatArrival } from "./arrival";

it("counts the day of arrival from today in India", () => {
  // Half past eight in the evening in London is tomorrow in India.
  const now = new Date("2026-11-20T20:30:00Z");
  expect(formatArrival(now, { minDays: 3, maxDays: 3 })).toBe("by Tue, 24 Nov");
  expect(formatArrival(now, { minDays: 2, maxDays: 6 })).toBe("between Mon, 23 Nov and Fri, 27 Nov");
});
