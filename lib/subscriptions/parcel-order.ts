import type { ShippingAddress } from "@/lib/addresses/address";
import { asPaise, type Paise, toRupees } from "@/lib/money";
import { gstPercentOf, splitGst } from "@/lib/pricing/gst";
import { toGstRow } from "@/lib/pricing/gst-row";
import type { PricingRules } from "@/lib/pricing/rules";
import { splitAmount } from "./split-amount";

/** A charge's delivery and its recipient. */
export interface Parcel {
  /** The subscription's version: a change before the order exists changes the delivery. */
  version: number;
  amountPaise: Paise;
  userId: string | null;
  name: string;
  email: string;
  phone: string;
  address: ShippingAddress;
  lines: { variantId: number; hsn: string; listPaise: Paise }[];
}

interface Circumstances<Raw> {
  rules: { raw: Raw; parsed: Pick<PricingRules, "gstRates" | "shopState"> };
  /** Of the address; null: none. */
  zone: string | null;
  /** The day of the charge, in India: 2026-11-20. */
  on: string;
}

/** A delivery's order, for place_order(): each tee is taxed by its share of the amount, and delivery is part of the price. */
export function toParcelOrder<Raw>(parcel: Parcel, { rules, zone, on }: Circumstances<Raw>) {
  const { version, amountPaise, lines, address, userId, name, email, phone } = parcel;
  const { gstRates, shopState } = rules.parsed;
  const isInterstate = address.state !== shopState;
  const units = splitAmount(amountPaise, lines.length);
  const priced = lines.map(({ variantId, hsn, listPaise }, index) => {
    const unitPaise = units[index] ?? asPaise(0);
    const gst = splitGst(unitPaise, gstPercentOf(gstRates, { hsn, unitPaise, on }), isInterstate);
    return { variantId, hsn, listPaise, unitPaise, gst };
  });
  const highest = Math.max(...priced.map(({ gst }) => gst.gstPercent));
  const total = toRupees(amountPaise);
  const subtotal = toRupees(asPaise(lines.reduce((sum, { listPaise }) => sum + listPaise, 0)));
  return {
    version,
    ...{ user_id: userId, browser_key_hash: null, name, email, phone, is_phone_proven: false },
    ...{ payment_method: "online", shipping_address: { ...address }, zone, rules: rules.raw, coupon: null },
    subtotal,
    discount: Math.round((subtotal - total) * 100) / 100,
    ...{ coupon_discount: 0, shipping: 0, cod_fee: 0, total },
    charges: toGstRow(splitGst(asPaise(0), highest, isInterstate)),
    ...{ gstin: null, business_name: null, note: "", gift_note: "" },
    lines: priced.map(({ variantId, hsn, listPaise, unitPaise, gst }) => ({
      variant_id: variantId,
      design_version_id: null,
      quantity: 1,
      list_price: toRupees(listPaise),
      unit_price: toRupees(unitPaise),
      coupon_discount: 0,
      hsn,
      ...toGstRow(gst),
    })),
  };
}
