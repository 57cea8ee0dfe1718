import { formatArrival } from "@/lib/addresses/arrival";
import type { DeliveryDays } from "@/lib/addresses/pincode";
import type { Order, OrderStatus } from "./order";

const arrivedOrOver: readonly OrderStatus[] = [
  "Delivered",
  "Completed",
  "Return Requested",
  "Returned",
  "RTO",
  "Cancelled",
];

/** The promised delivery date; null for an order without a promise, or past the need for one. */
export function promisedArrival({
  promise,
  status,
  createdAt,
}: Pick<Order, "promise" | "status" | "createdAt">): string | null {
  return promise && !arrivedOrOver.includes(status) ? formatArrival(new Date(createdAt), promise) : null;
}

/** From the columns of an order. */
export function toPromise({
  min_days: minDays,
  max_days: maxDays,
}: {
  min_days: number | null;
  max_days: number | null;
}): DeliveryDays | null {
  return minDays === null || maxDays === null ? null : { minDays, maxDays };
}
