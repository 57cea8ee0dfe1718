import type { ShippingAddress } from "@/lib/addresses/address";
import type { Paise } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";

/** What the hands at the packing table need of an order. */
export interface PackingSlip {
  orderNumber: string;
  status: OrderStatus;
  placedAt: string;
  name: string;
  businessName: string | null;
  phone: string;
  address: ShippingAddress;
  /** What the courier takes in cash; null: nothing. */
  collectPaise: Paise | null;
  note: string;
  /** For whoever gets the parcel. */
  giftNote: string;
  items: { title: string; colorName: string; size: string; sku: string; quantity: number }[];
}

const packingStatuses: readonly OrderStatus[] = [
  "Confirmed",
  "In Production",
  "Packed",
  "Shipped",
  "Delivered",
  "Return Requested",
];

/** Nothing of these is sent, so they have no slip: it would ask the courier for cash that nobody confirmed. */
const neverSent: readonly OrderStatus[] = ["Pending Payment", "COD Review", "Cancelled"];

export function hasPackingSlip(status: OrderStatus): boolean {
  return !neverSent.includes(status);
}

/** Whether those who only pack still have to do with the parcel; private.is_at_packing() has the same rule. */
export function isAtPacking({ status }: Pick<PackingSlip, "status">): boolean {
  return packingStatuses.includes(status);
}
