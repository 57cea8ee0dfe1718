import type { ShippingAddress } from "@/lib/addresses/address";
import type { Paise } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";

/** The packing data of an order. */
export interface PackingSlip {
  orderNumber: string;
  status: OrderStatus;
  placedAt: string;
  name: string;
  /** Of one parcel for a group, which goes to its organiser: who ordered the items; else null. */
  packedFor: string | null;
  businessName: string | null;
  phone: string;
  address: ShippingAddress;
  /** The cash that the courier collects; null: nothing. */
  collectPaise: Paise | null;
  note: string;
  /** For the recipient. */
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

/** These orders are never shipped, so they have no slip: it would make the courier collect unconfirmed cash. */
const neverSent: readonly OrderStatus[] = ["Pending Payment", "COD Review", "Cancelled"];

export function hasPackingSlip(status: OrderStatus): boolean {
  return !neverSent.includes(status);
}

/** Whether packing staff still handle the parcel; private.is_at_packing() has the same rule. */
export function isAtPacking({ status }: Pick<PackingSlip, "status">): boolean {
  return packingStatuses.includes(status);
}
