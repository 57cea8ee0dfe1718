const day = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  weekday: "short",
  day: "numeric",
  month: "short",
});

const dayMs = 86_400_000;

/** "by Tue, 24 Nov", or "between Tue, 24 Nov and Sat, 28 Nov": when what is ordered now arrives, by the calendar of India. */
export function formatArrival(now: Date, { minDays, maxDays }: { minDays: number; maxDays: number }): string {
  const after = (days: number) => day.format(new Date(now.getTime() + days * dayMs));
  return minDays === maxDays ? `by ${after(maxDays)}` : `between ${after(minDays)} and ${after(maxDays)}`;
}
