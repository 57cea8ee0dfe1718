import type { OrderRef } from "@/lib/orders/order";

export interface OrderedLine {
  id: number;
  size: string;
  color: string;
  design?: string;
  quantity: number;
}

/** A confirmed order, and the lines to remove from the cart. */
export interface OrderedCart {
  order: OrderRef;
  lines: OrderedLine[];
}
