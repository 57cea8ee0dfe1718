import { formatClock, formatDayAndTime, indianMinute } from "./when";

test("formats days and times in Indian time", () => {
  const text = formatDayAndTime(new Date("2026-11-22T19:42:00Z"));
  expect(text.replace(/\s/g, " ")).toBe("23 Nov 2026, 1:12 am");
  expect(formatClock("2026-11-22T19:42:00Z").replace(/\s/g, " ")).toBe("1:12 am");
  expect(indianMinute("2026-11-22T19:42:00Z")).toBe("2026-11-23 01:12");
});
