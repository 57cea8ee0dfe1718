import type { DeliveryDays, PincodeInfo } from "./pincode";

const day = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  weekday: "short",
  day: "numeric",
  month: "short",
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const indiaMs = 5.5 * hourMs;

/** Orders from this hour on, India time, count from the next day. */
export const cutoffHour = 14;

/** "by Tue, 24 Nov": the latest arrival date of an order, in the Indian calendar. */
export function formatArrival(orderedAt: Date, { maxDays }: Pick<DeliveryDays, "maxDays">): string {
  const isLate = (orderedAt.getTime() + indiaMs) % dayMs >= cutoffHour * hourMs;
  return `by ${day.format(new Date(orderedAt.getTime() + (maxDays + (isLate ? 1 : 0)) * dayMs))}`;
}

/** Adds the time for a custom design, and the days until a group order closes. */
export function daysWith(
  { minDays, maxDays, customDays }: PincodeInfo,
  hasCustomDesign: boolean,
  waitDays = 0,
): DeliveryDays {
  const more = (hasCustomDesign ? customDays : 0) + waitDays;
  return { minDays: minDays + more, maxDays: maxDays + more };
}
