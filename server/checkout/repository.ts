import "server-only";
import { z } from "zod";
import type { ShippingAddress } from "@/lib/addresses/address";
import type { VariantsByKey } from "@/lib/cart/cart-variant";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { unprovenCaps } from "@/lib/limits/unproven";
import { toRupees } from "@/lib/money";
import type { Order, PaymentMethod } from "@/lib/orders/order";
import { toGstRow } from "@/lib/pricing/gst-row";
import type { ItemToPrice, PricedItems } from "@/lib/pricing/price-items";
import { BackendError } from "@/server/errors";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** A quote with the facts behind it, for placing the order. */
export interface OrderQuote {
  quote: CartQuote;
  /** The same prices with the tax of each line. */
  priced: PricedItems<ItemToPrice & { key: string }>;
  variants: VariantsByKey;
  rules: Json;
  zone: string | null;
}

export interface OrderDraft {
  customer: {
    userId: string | null;
    name: string;
    email: string | null;
    phone: string;
    isPhoneProven: boolean;
  };
  /** Of the browser that buys. */
  browserKeyHash: string | null;
  address: ShippingAddress;
  paymentMethod: PaymentMethod;
  gstin: string | null;
  businessName: string | null;
  note: string;
  giftNote: string;
  basket: OrderQuote;
  origin: OrderOrigin;
  /** Referral codes of the links that the browser has followed; an order by phone has none. */
  referral?: string[];
  /** Of the privacy notice that the customer saw; null when staff take the order. */
  noticeVersion: string | null;
}

/** The origin of an order, for the caps on unproven orders. */
export interface OrderOrigin {
  /** A keyed hash of the visitor's address. */
  visitor: string;
  /** A solved captcha was sent. */
  isPuzzled: boolean;
}

const refusals = [
  "price_changed",
  "out_of_stock",
  "unavailable",
  "coupon_invalid",
  "cod_refused",
  "key_reused",
] as const;

/** The reason why place_order refused; null for an unexpected error. */
export function refusalOf(error: unknown): (typeof refusals)[number] | null {
  if (!(error instanceof BackendError)) return null;
  return refusals.find((refusal) => refusal === error.hint) ?? null;
}

/** The refusal of an order near or at a cap on unproven orders, or of a blocked account; null for any other error. */
export function capRefusalOf(error: unknown): "captcha_needed" | "too_many_unproven" | "blocked" | null {
  const hint = error instanceof BackendError ? error.hint : null;
  return hint === "captcha_needed" || hint === "too_many_unproven" || hint === "blocked" ? hint : null;
}

export async function placeOrderRow(
  basketKey: string,
  requestHash: string,
  draft: OrderDraft,
): Promise<string> {
  return z.object({ id: z.string() }).parse(
    await serviceRpc("place_order", {
      key: basketKey,
      requestHash,
      order: { ...toOrderRow(draft), referral: draft.referral ?? [], replaces_unpaid: true },
    }),
  ).id;
}

/** The draft from which a member of staff places an order by phone. */
export interface PhoneDraftRef {
  draftId: string;
  version: number;
  staffId: string;
  /** Why a COD order needs no code, as entered by staff who spoke with the customer; null: the code is sent to the phone. */
  confirmed: string | null;
}

/** The idempotency key that place_phone_order passes to place_order. */
export function phoneKeyOf(draftId: string): string {
  return `phone ${draftId}`;
}

export async function placePhoneOrderRow(
  { draftId, version, staffId, confirmed }: PhoneDraftRef,
  requestHash: string,
  draft: OrderDraft,
): Promise<string> {
  return z.object({ id: z.string() }).parse(
    await serviceRpc("place_phone_order", {
      draftId,
      version,
      staff: staffId,
      requestHash,
      order: toOrderRow(draft),
      ...(confirmed !== null && { confirmed }),
    }),
  ).id;
}

interface LinesEdit {
  orderNumber: string;
  seen: string;
  /** Quantities by variant */
  seenLines: Record<string, number>;
  staffId: string;
}

/** Replaces an order's lines with those of the draft; customer, address and payment method stay. */
export async function editOrderLinesRow(
  { orderNumber, seen, seenLines, staffId }: LinesEdit,
  draft: OrderDraft,
): Promise<void> {
  await serviceRpc("edit_order_lines", {
    orderNumber,
    seen,
    seenLines,
    staff: staffId,
    order: toOrderRow(draft),
  });
}

function toOrderRow({
  customer,
  browserKeyHash,
  address,
  paymentMethod,
  basket,
  gstin,
  businessName,
  note,
  giftNote,
  origin,
  noticeVersion,
}: OrderDraft) {
  const { priced, rules, zone, variants } = basket;
  return {
    user_id: customer.userId,
    browser_key_hash: browserKeyHash,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    is_phone_proven: customer.isPhoneProven,
    origin: { visitor: origin.visitor, is_puzzled: origin.isPuzzled, caps: unprovenCaps },
    payment_method: paymentMethod,
    shipping_address: { ...address },
    zone,
    rules,
    group_id: basket.quote.group?.groupId ?? null,
    coupon: priced.coupon && { id: priced.coupon.id, updated_at: priced.coupon.updatedAt },
    subtotal: toRupees(priced.subtotalPaise),
    discount: toRupees(priced.discountPaise),
    coupon_discount: toRupees(priced.couponPaise),
    shipping: toRupees(priced.shippingPaise),
    cod_fee: toRupees(priced.codFeePaise),
    total: toRupees(priced.totalPaise),
    charges: toGstRow(priced.charges),
    gstin,
    business_name: businessName,
    note,
    gift_note: giftNote,
    notice_version: noticeVersion,
    lines: priced.items.map((item) => ({
      variant_id: variants.get(item.key)?.variantId ?? 0,
      design_version_id: variants.get(item.key)?.design?.versionId ?? null,
      quantity: item.quantity,
      list_price: toRupees(item.listPaise),
      unit_price: toRupees(item.unitPaise),
      coupon_discount: toRupees(item.couponPaise),
      hsn: item.hsn,
      ...toGstRow(item.gst),
    })),
  };
}

const placedSchema = z.object({ id: z.string(), order_id: z.string() });

/** The first order under an idempotency key, and the hash of its request. */
export async function findBasketKey(key: string): Promise<{ orderId: string; requestHash: string } | null> {
  const answer = await serviceClient()
    .from("idempotency_keys")
    .select("request_hash, response")
    .eq("key", key)
    .maybeSingle();
  const row = unwrap("idempotency_keys: find", answer);
  const placed = placedSchema.safeParse(row?.response);
  return row && placed.success ? { orderId: placed.data.id, requestHash: row.request_hash } : null;
}

/** Whether an order that is not confirmed yet lost its offer to another order of the same person. */
export async function hasReusedCoupon({ orderId, couponCode }: Order): Promise<boolean> {
  if (!couponCode) return false;
  return serviceRpc("has_reused_coupon", { orderId });
}
