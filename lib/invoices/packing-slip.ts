import type { ShippingAddress } from "@/lib/addresses/address";
import type { Paise } from "@/lib/money";

/** What the hands at the packing table need of an order. */
export interface PackingSlip {
  orderNumber: string;
  placedAt: string;
  name: string;
  businessName: string | null;
  phone: string;
  address: ShippingAddress;
  /** What the courier takes in cash; null: nothing. */
  collectPaise: Paise | null;
  note: string;
  items: { title: string; colorName: string; size: string; sku: string; quantity: number }[];
}
