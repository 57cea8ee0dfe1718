import { z } from "zod";
import { asPaise, type Paise } from "@/lib/money";
import type { OrderListEntry } from "@/lib/orders/order";

export const parcelPlaceSchema = z.object({
  name: z.string(),
  line1: z.string(),
  city: z.string(),
  pincode: z.string(),
});

/** What a customer's first page tells them of themselves. */
export interface Dashboard {
  /** ISO */
  memberSince: string;
  orderCount: number;
  /** What completed orders cost; others may still be cancelled or come back. */
  spentPaise: Paise;
  addressCount: number;
  defaultAddress: z.infer<typeof parcelPlaceSchema> | null;
  recentOrders: OrderListEntry[];
}

/** As it was loaded; an admin has none. */
export type LoadedDashboard = Dashboard & { isStaff: boolean };

/** A tenth of what completed orders cost, which is the spec's guess, rounded to whole paise. */
export function estimateDiscounts(spentPaise: Paise): Paise {
  return asPaise(Math.round(spentPaise / 10));
}

const month = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", month: "long", year: "numeric" });

/** "November 2026" */
export function formatMonth(at: string): string {
  return month.format(new Date(at));
}
