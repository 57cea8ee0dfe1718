import { z } from "zod";
import { asPaise, type Paise } from "@/lib/money";
import type { OrderListEntry } from "@/lib/orders/order";

export const parcelAddressSchema = z.object({
  name: z.string(),
  line1: z.string(),
  city: z.string(),
  pincode: z.string(),
});

/** The facts on a customer's account home page. */
export interface Dashboard {
  /** ISO */
  memberSince: string;
  orderCount: number;
  /** The total of completed orders; others may still be cancelled or returned. */
  spentPaise: Paise;
  addressCount: number;
  defaultAddress: z.infer<typeof parcelAddressSchema> | null;
  recentOrders: OrderListEntry[];
}

/** As loaded; an admin has none. */
export type LoadedDashboard = Dashboard & { isStaff: boolean };

/** A tenth of the completed orders' total, the spec's estimate, rounded to whole paise. */
export function estimateDiscounts(spentPaise: Paise): Paise {
  return asPaise(Math.round(spentPaise / 10));
}

const month = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", month: "long", year: "numeric" });

/** "November 2026" */
export function formatMonth(at: string): string {
  return month.format(new Date(at));
}
