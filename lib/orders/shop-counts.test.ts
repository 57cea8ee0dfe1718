import { startOfDayInIndia } from "./shop-counts";

describe("the start of a day", () => {
  it.each([
    ["2026-11-20T18:29:59Z", "2026-11-19T18:30:00.000Z"],
    ["2026-11-20T18:30:00Z", "2026-11-20T18:30:00.000Z"],
    ["2026-11-21T12:00:00Z", "2026-11-20T18:30:00.000Z"],
  ])("that %s belongs to is midnight in India: %s", (now, midnight) => {
    expect(startOfDayInIndia(new Date(now)).toISOString()).toBe(midnight);
  });
});
