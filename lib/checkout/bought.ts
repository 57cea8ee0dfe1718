import type { OrderRef } from "@/lib/orders/order";

export interface BoughtLine {
  id: number;
  size: string;
  color: string;
  design?: string;
  quantity: number;
}

/** A confirmed order, and the lines to remove from the cart. */
export interface Bought {
  order: OrderRef;
  lines: BoughtLine[];
}
