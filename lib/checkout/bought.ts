import type { OrderRef } from "@/lib/orders/order";

export interface BoughtLine {
  id: number;
  size: string;
  color: string;
  design?: string;
  quantity: number;
}

/** An order that stands, and what leaves the cart by it. */
export interface Bought {
  order: OrderRef;
  lines: BoughtLine[];
}
