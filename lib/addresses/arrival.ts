import type { DeliveryDays } from "./pincode";

const day = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  weekday: "short",
  day: "numeric",
  month: "short",
});

const dayMs = 86_400_000;

/** "by Tue, 24 Nov": the last day on which what is ordered then arrives, by the calendar of India. */
export function tellArrival(orderedAt: Date, { maxDays }: DeliveryDays): string {
  return `by ${day.format(new Date(orderedAt.getTime() + maxDays * dayMs))}`;
}
