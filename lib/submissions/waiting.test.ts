import { formatMinutes, formatWaitingTime, isLate } from "./waiting";

it.each([
  [0, "1 minute"],
  [40, "40 minutes"],
  [60, "1 hour"],
  [31 * 60, "31 hours"],
  [48 * 60, "2 days"],
])("formats %i minutes as %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

it("a submission is late only after the promised hours have passed", () => {
  const sent = "2026-11-24T10:00:00Z";
  expect(isLate(sent, "2026-11-25T10:00:00Z", 24)).toBe(false);
  expect(isLate(sent, "2026-11-25T10:00:01Z", 24)).toBe(true);
  expect(formatWaitingTime(sent, "2026-11-25T17:00:00Z")).toBe("31 hours");
});
