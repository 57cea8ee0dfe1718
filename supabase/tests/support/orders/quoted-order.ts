import type { Coupon } from "@/lib/coupons/coupon";
import { addPaise, type Paise, toPaise, toRupees } from "@/lib/money";
import type { Gst } from "@/lib/pricing/gst";
import { type PricedItems, priceItems } from "@/lib/pricing/price-items";
import { parsePricingRules } from "@/lib/pricing/rules";
import { type Db, makeProduct, orderOf, placeOrder } from "../shop";
import { makeCoupon } from "./coupons";
import { moveOrder } from "./move-order";
import { payOrder } from "./order-session";

export type Offer = Pick<Coupon, "kind" | "value"> & { maxDiscountPaise?: Paise; isForFirst?: boolean };

interface Basket {
  /** The price of each line's item in rupees, and its quantity. */
  lines: readonly { price: number; quantity: number }[];
  offer: Offer | null;
  method: "online" | "cod";
}

const taxOf = (gst: Gst) => ({
  gst_rate: gst.gstPercent,
  taxable: toRupees(gst.taxablePaise),
  cgst: toRupees(gst.cgstPaise),
  sgst: toRupees(gst.sgstPaise),
  igst: toRupees(gst.igstPaise),
});

const couponOf = (offer: Offer, productIds: readonly number[]): Coupon => ({
  id: 0,
  code: "OFFER",
  description: "",
  maxDiscountPaise: null,
  minGoodsPaise: toPaise(0),
  minItems: 1,
  isFirstOrderOnly: false,
  isPrepaidOnly: false,
  isAutomatic: false,
  isPublic: false,
  categoryIds: [],
  updatedAt: "",
  ...offer,
  productIds: offer.isForFirst ? productIds.slice(0, 1) : [],
});

/** An order as the shop's calculator prices it, paid and delivered. Each product has another size in stock. */
export async function deliverQuoted(db: Db, { lines, offer, method }: Basket) {
  const products = [];
  for (const { price } of lines) products.push(await makeProduct(db, { price, stocks: [9, 9] }));
  const { rows } = await db.query("select public.pricing_rules() as rules");
  const productIds = products.map(({ id }) => id);
  const quote = priceItems(
    lines.map(({ price, quantity }, index) => ({
      productId: productIds[index] ?? 0,
      categoryIds: [],
      hsn: "6109",
      listPaise: toPaise(price),
      mrpPaise: toPaise(price),
      quantity,
    })),
    parsePricingRules(rows[0].rules, (problem) => {
      throw new Error(problem);
    }),
    {
      zone: null,
      state: null,
      method,
      on: "2026-11-22",
      code: "OFFER",
      offers: offer ? [{ coupon: couponOf(offer, productIds), problem: null }] : [],
    },
  );
  const id = await placeQuoted(db, quote, {
    variantIds: products.map(({ variantIds }) => variantIds[0] ?? 0),
    method,
    rules: rows[0].rules,
  });
  await moveOrder(db, id, "Delivered");
  if (method === "cod") await db.query("select public.collect_cod($1)", [id]);
  return {
    id,
    otherSizes: products.map(({ variantIds }) => variantIds[1] ?? 0),
    goodsPaise: addPaise(
      ...quote.items.map(({ linePaise, couponPaise }) =>
        toPaise(toRupees(linePaise) - toRupees(couponPaise)),
      ),
    ),
    lines: quote.items.map(({ linePaise, couponPaise, quantity }) => ({
      netPaise: linePaise - couponPaise,
      quantity,
    })),
  };
}

async function placeQuoted(
  db: Db,
  quote: PricedItems,
  { variantIds, method, rules }: { variantIds: number[]; method: string; rules: unknown },
): Promise<string> {
  const coupon = quote.coupon ? await makeCoupon(db) : null;
  const order = orderOf([], {
    payment_method: method,
    rules,
    coupon: coupon && { id: coupon.id, updated_at: coupon.updated_at },
    lines: quote.items.map((item, index) => ({
      variant_id: variantIds[index] ?? 0,
      quantity: item.quantity,
      list_price: toRupees(item.listPaise),
      unit_price: toRupees(item.unitPaise),
      coupon_discount: toRupees(item.couponPaise),
      hsn: "6109",
      ...taxOf(item.gst),
    })),
    subtotal: toRupees(quote.subtotalPaise),
    discount: toRupees(quote.discountPaise),
    coupon_discount: toRupees(quote.couponPaise),
    shipping: toRupees(quote.shippingPaise),
    cod_fee: toRupees(quote.codFeePaise),
    charges: taxOf(quote.charges),
    total: toRupees(quote.totalPaise),
  });
  const { id } = await placeOrder(db, order);
  if (method === "online") await payOrder(db, id);
  return id;
}
