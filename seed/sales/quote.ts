import type { ClientBase } from "pg";
import type { Coupon } from "@/lib/coupons/coupon";
import { toPaise, toRupees } from "@/lib/money";
import { indianDate } from "@/lib/orders/when";
import type { Gst } from "@/lib/pricing/gst";
import { type OfferedCoupon, type PricedItems, priceItems } from "@/lib/pricing/price-items";
import { type PricingRules, parsePricingRules } from "@/lib/pricing/rules";
import { keyHashOf } from "../designs/save";
import type { Customer } from "./customers";
import type { CartLine, Ware } from "./pool";

export interface Rules {
  /** As place_order wants them back. */
  raw: unknown;
  parsed: PricingRules;
}

export interface OrderInput {
  customer: Customer;
  lines: readonly CartLine[];
  method: "online" | "cod";
  code: string | null;
  isPhoneProven: boolean;
  /** A firm that wants its GSTIN on the invoice. */
  business?: { name: string; gstin: string };
  /** Whose link the buyer has followed. */
  through?: string;
}

export const prepaid = {
  method: "online",
  code: null,
  isPhoneProven: true,
} as const satisfies Partial<OrderInput>;

export async function readRules(client: ClientBase): Promise<Rules> {
  const { rows } = await client.query("select public.pricing_rules() as rules");
  const parsed = parsePricingRules(rows[0]?.rules, (problem) => {
    throw new Error(`the settings can not be read: ${problem}`);
  });
  return { raw: rows[0]?.rules, parsed };
}

interface Facts {
  place: { zone: string | null };
  cod: { open: number; refused: number };
  coupons: (Record<"id" | "value" | "min_goods" | "min_items", number> &
    Record<"code" | "description" | "updated_at", string> &
    Record<"is_first_order_only" | "is_prepaid_only" | "is_automatic" | "is_public", boolean> & {
      kind: Coupon["kind"];
      max_discount: number | null;
      category_ids: number[];
      product_ids: number[];
      problem: OfferedCoupon["problem"];
    })[];
}

const offerOf = (row: Facts["coupons"][number]): OfferedCoupon => ({
  problem: row.problem,
  coupon: {
    id: row.id,
    code: row.code,
    description: row.description,
    kind: row.kind,
    value: row.kind === "fixed" ? toPaise(row.value) : row.value,
    maxDiscountPaise: row.max_discount === null ? null : toPaise(row.max_discount),
    minGoodsPaise: toPaise(row.min_goods),
    minItems: row.min_items,
    isFirstOrderOnly: row.is_first_order_only,
    isPrepaidOnly: row.is_prepaid_only,
    isAutomatic: row.is_automatic,
    isPublic: row.is_public,
    categoryIds: row.category_ids,
    productIds: row.product_ids,
    updatedAt: row.updated_at,
  },
});

const COD_OPEN = 2;
const COD_REFUSALS = 2;

/** What place_order is sent. Who may not pay cash pays online. */
export async function quoteOrder(
  client: ClientBase,
  input: OrderInput,
  { rules, at }: { rules: Rules; at: number },
) {
  const { customer, lines, code } = input;
  const { rows } = await client.query<{ facts: Facts }>(
    "select public.read_quote_facts($1, $2, $3, $4, $5) as facts",
    [code, customer.address.pincode, customer.userId, customer.email, customer.phone],
  );
  const facts = rows[0]?.facts;
  if (!facts) throw new Error("no answer about a customer");
  const price = (method: OrderInput["method"]) =>
    priceItems(
      lines.map(({ ware, quantity }) => ({ ...ware, quantity })),
      rules.parsed,
      {
        zone: facts.place.zone,
        state: customer.address.state,
        method,
        on: indianDate(new Date(at)),
        code,
        offers: facts.coupons.map(offerOf),
      },
    );
  const inCash = input.method === "cod" ? price("cod") : null;
  const mayPayCash =
    inCash !== null &&
    facts.cod.open < (rules.parsed.codOpenOrders ?? COD_OPEN) &&
    facts.cod.refused < (rules.parsed.codRefusals ?? COD_REFUSALS) &&
    inCash.totalPaise <= (rules.parsed.codUpToPaise ?? inCash.totalPaise);
  const method = mayPayCash ? "cod" : "online";
  return payloadOf(input, mayPayCash ? inCash : price("online"), {
    method,
    zone: facts.place.zone,
    rules: rules.raw,
  });
}

const taxOf = (gst: Gst) => ({
  gst_rate: gst.gstPercent,
  taxable: toRupees(gst.taxablePaise),
  cgst: toRupees(gst.cgstPaise),
  sgst: toRupees(gst.sgstPaise),
  igst: toRupees(gst.igstPaise),
});

function payloadOf(
  { customer, isPhoneProven, business, through }: OrderInput,
  quote: PricedItems<Ware & { quantity: number }>,
  circumstances: { method: OrderInput["method"]; zone: string | null; rules: unknown },
) {
  const { method, zone, rules } = circumstances;
  return {
    user_id: customer.userId,
    browser_key_hash: keyHashOf(customer),
    referral: through === undefined ? [] : [through],
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    payment_method: method,
    shipping_address: customer.address,
    is_phone_proven: isPhoneProven,
    gstin: business?.gstin ?? null,
    business_name: business?.name ?? null,
    zone,
    rules,
    coupon: quote.coupon && { id: quote.coupon.id, updated_at: quote.coupon.updatedAt },
    lines: quote.items.map((item) => ({
      variant_id: item.variantId,
      design_version_id: item.designVersionId ?? null,
      quantity: item.quantity,
      list_price: toRupees(item.listPaise),
      unit_price: toRupees(item.unitPaise),
      coupon_discount: toRupees(item.couponPaise),
      hsn: item.hsn,
      ...taxOf(item.gst),
    })),
    subtotal: toRupees(quote.subtotalPaise),
    discount: toRupees(quote.discountPaise),
    coupon_discount: toRupees(quote.couponPaise),
    shipping: toRupees(quote.shippingPaise),
    cod_fee: toRupees(quote.codFeePaise),
    charges: taxOf(quote.charges),
    total: toRupees(quote.totalPaise),
  };
}
