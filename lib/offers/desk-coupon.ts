import type { Paise } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";
import type { AuditAction } from "@/lib/staff/audit";
import type { CouponRules } from "./coupon-form";
import type { CouponState } from "./coupon-list";

/** What the orders of a coupon came to: only those that are paid or confirmed, and did not come back. */
interface CouponFigures {
  orders: number;
  /** At list prices. */
  listValuePaise: Paise;
  /** Taken off the goods by the coupon. */
  discountPaise: Paise;
  /** Delivery and fees for cash that buyers paid. */
  deliveryPaise: Paise;
  revenuePaise: Paise;
  /** Paid back or on the way back. */
  refundsPaise: Paise;
}

interface CouponOrder {
  orderNumber: string;
  status: OrderStatus;
  /** ISO */
  createdAt: string;
  totalPaise: Paise;
  discountPaise: Paise;
}

export interface CouponStory {
  id: number;
  /** ISO */
  at: string;
  by: string;
  action: AuditAction;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** A coupon as its page shows it. */
export interface DeskCoupon {
  rules: CouponRules;
  version: string;
  state: CouponState;
  isActive: boolean;
  used: number;
  /** An order names it: its code stays, and it can't be deleted. */
  isUsed: boolean;
  figures: CouponFigures;
  products: readonly { id: number; name: string }[];
  /** The newest 50; null for who may not read orders. */
  orders: readonly CouponOrder[] | null;
  story: readonly CouponStory[];
}

/** A set of codes that were generated together. */
export interface CouponBatch {
  batch: string;
  description: string;
  example: string;
  codes: number;
  used: number;
  /** So many are switched on. */
  active: number;
  /** ISO */
  createdAt: string;
}
