import { asPaise } from "@/lib/money";
import { estimateDiscounts, formatMonth } from "./dashboard";

describe("the dashboard", () => {
  it.each([
    [0, 0],
    [54_800, 5_480],
    [15, 2],
  ])("estimates, for %d paise spent, %d saved", (spent, saved) => {
    expect(estimateDiscounts(asPaise(spent))).toBe(saved);
  });
  it('shows "member since" as month and year, in Indian time', () => {
    expect(formatMonth("2026-10-31T18:29:00Z")).toBe("October 2026");
    expect(formatMonth("2026-10-31T18:31:00Z")).toBe("November 2026");
  });
});
