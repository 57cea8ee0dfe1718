import type { Paise } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";
import type { AuditAction } from "@/lib/staff/audit";
import type { CouponRules } from "./coupon-form";
import type { CouponState } from "./coupon-list";

/** The totals of a coupon's orders: only paid or confirmed ones that were not returned. */
interface CouponFigures {
  orders: number;
  /** At list prices. */
  listValuePaise: Paise;
  /** The coupon's discount on the items. */
  discountPaise: Paise;
  /** Delivery and COD fees that customers paid. */
  deliveryPaise: Paise;
  revenuePaise: Paise;
  /** Refunded, or being refunded. */
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

export interface CouponTimelineEntry {
  id: number;
  /** ISO */
  at: string;
  by: string;
  action: AuditAction;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** A coupon for its admin page. */
export interface AdminCoupon {
  rules: CouponRules;
  version: string;
  state: CouponState;
  isActive: boolean;
  used: number;
  /** An order uses it, so its code is fixed and it can't be deleted. */
  isUsed: boolean;
  figures: CouponFigures;
  products: readonly { id: number; name: string }[];
  /** The newest 50; null for roles that may not read orders. */
  orders: readonly CouponOrder[] | null;
  story: readonly CouponTimelineEntry[];
}

/** A set of codes that were generated together. */
export interface CouponBatch {
  batch: string;
  description: string;
  example: string;
  codes: number;
  used: number;
  /** The number of active ones. */
  active: number;
  /** ISO */
  createdAt: string;
}
