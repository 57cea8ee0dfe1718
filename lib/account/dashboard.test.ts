import { asPaise } from "@/lib/money";
import { estimateDiscounts, formatMonth } from "./dashboard";

describe("the dashboard", () => {
  it.each([
    [0, 0],
    [54_800, 5_480],
    [15, 2],
  ])("of %d paise spent guesses %d saved", (spent, saved) => {
    expect(estimateDiscounts(asPaise(spent))).toBe(saved);
  });
  it("says since when somebody is a member by month and year, as the clock in India says", () => {
    expect(formatMonth("2026-10-31T18:29:00Z")).toBe("October 2026");
    expect(formatMonth("2026-10-31T18:31:00Z")).toBe("November 2026");
  });
});
