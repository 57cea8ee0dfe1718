import "server-only";
import { z } from "zod";
import { type LoadedDashboard, parcelAddressSchema } from "@/lib/account/dashboard";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import { addPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { type Order, orderStatuses, paymentMethods, paymentStatuses, toListEntry } from "@/lib/orders/order";
import { toPromise } from "@/lib/orders/promise";
import { row } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { type SessionClient, viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const summaryColumns = `id, order_id, user_id, status, payment_method, payment_status, total, gateway_order_id,
  expires_at, created_at, replaced_by`;
const detailColumns = `${summaryColumns}, link_epoch, name, email, phone, shipping_address, subtotal, discount, coupon_code, coupon_discount,
  shipping, cod_fee, charges_gst_rate, charges_cgst, charges_sgst, charges_igst, gstin, business_name, note, gift_note, min_days, max_days, courier, tracking_number,
  delivered_at, exchange_of, group_id,
  order_items (id, product_id, variant_id, design_version_id, title, size, color, color_name, image_url, quantity, list_price, unit_price, line_total,
    coupon_discount, cgst, sgst, igst),
  extra_parcels (courier, tracking_number, id),
  order_events (type, from_status, to_status, note, data, created_at, id)`;

const summaryFields = {
  orderId: z.string(),
  orderNumber: z.string(),
  userId: z.string().nullable(),
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  totalPaise: money,
  gatewayOrderId: z.string().nullable(),
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
  replacedBy: z.string().nullable(),
};

const summaryNames = { orderId: "id", orderNumber: "order_id", totalPaise: "total" };

const itemSchema = row(
  {
    itemId: z.number(),
    productId: z.number(),
    variantId: z.number(),
    designVersionId: z.string().nullable(),
    title: z.string(),
    size: z.string(),
    color: z.string(),
    colorName: z.string(),
    imageUrl: z.string().nullable(),
    quantity: z.number(),
    listPaise: money,
    unitPaise: money,
    linePaise: money,
    couponPaise: money,
    cgst: money,
    sgst: money,
    igst: money,
  },
  {
    itemId: "id",
    listPaise: "list_price",
    unitPaise: "unit_price",
    linePaise: "line_total",
    couponPaise: "coupon_discount",
  },
).transform(({ cgst, sgst, igst, ...item }) => ({
  ...item,
  gstPaise: addPaise(cgst, sgst, igst),
  isInterstate: igst > 0,
}));

const parcelSchema = row({ courier: z.string(), trackingNumber: z.string() });

const eventSchema = row(
  {
    type: z.string(),
    fromStatus: z.string().nullable(),
    toStatus: z.string().nullable(),
    note: z.string(),
    facts: row(
      {
        ...{ reason: z.string().optional(), kind: z.string().optional(), decision: z.string().optional() },
        ...{ subscriptionId: z.string().optional(), amountPaise: money.optional() },
        ...{ refundId: z.string().optional(), follows: z.string().optional() },
      },
      { amountPaise: "amount" },
    ).transform(({ follows, ...facts }) => ({ ...facts, refundId: follows ?? facts.refundId })),
    at: z.string(),
  },
  { facts: "data", at: "created_at" },
);

const detailSchema = row(
  {
    ...summaryFields,
    linkEpoch: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    address: shippingAddressSchema,
    subtotalPaise: money,
    discountPaise: money,
    couponCode: z.string().nullable(),
    couponPaise: money,
    shippingPaise: money,
    codFeePaise: money,
    chargesGstRate: z.number(),
    chargesCgst: money,
    chargesSgst: money,
    chargesIgst: money,
    gstin: z.string().nullable(),
    businessName: z.string().nullable(),
    note: z.string(),
    giftNote: z.string(),
    minDays: z.number().nullable(),
    maxDays: z.number().nullable(),
    courier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    deliveredAt: z.string().nullable(),
    exchangeOf: z.string().nullable(),
    groupId: z.string().nullable(),
    items: z.array(itemSchema),
    moreParcels: z.array(parcelSchema),
    events: z.array(eventSchema),
  },
  {
    ...summaryNames,
    address: "shipping_address",
    subtotalPaise: "subtotal",
    discountPaise: "discount",
    couponPaise: "coupon_discount",
    shippingPaise: "shipping",
    codFeePaise: "cod_fee",
    items: "order_items",
    moreParcels: "extra_parcels",
    events: "order_events",
  },
).transform(
  ({
    chargesGstRate,
    chargesCgst,
    chargesSgst,
    chargesIgst,
    minDays,
    maxDays,
    exchangeOf,
    groupId,
    items,
    ...order
  }): Order => ({
    ...order,
    gstPaise: addPaise(chargesCgst, chargesSgst, chargesIgst, ...items.map(({ gstPaise }) => gstPaise)),
    charges: {
      gstPercent: chargesGstRate,
      isInterstate: chargesIgst > 0 || items.some(({ isInterstate }) => isInterstate),
    },
    promise: toPromise({ min_days: minDays, max_days: maxDays }),
    isExchange: exchangeOf !== null,
    groupId,
    items: items.map(({ isInterstate: _isInterstate, ...item }) => item),
  }),
);

export async function findOrder(key: { orderId: string } | { orderNumber: string }): Promise<Order | null> {
  const query = serviceClient().from("orders").select(detailColumns);
  const answer = await ("orderId" in key
    ? query.eq("id", key.orderId)
    : query.eq("order_id", key.orderNumber)
  )
    .order("id", { referencedTable: "order_items" })
    .order("id", { referencedTable: "extra_parcels" })
    .order("id", { referencedTable: "order_events" })
    .maybeSingle();
  return detailSchema.nullable().parse(unwrap("orders: find", answer));
}

/** The key from which links to this order are made. */
export async function findLinkKey(orderNumber: string) {
  const answer = await serviceClient()
    .from("orders")
    .select("id, link_epoch, created_at")
    .eq("order_id", orderNumber)
    .maybeSingle();
  const row = unwrap("orders: find link", answer);
  return row && { orderId: row.id, orderNumber, linkEpoch: row.link_epoch, createdAt: row.created_at };
}

export async function requireOrder(orderId: string): Promise<Order> {
  const order = await findOrder({ orderId });
  if (!order) throw new Error(`orders: ${orderId} does not exist`);
  return order;
}

/** An order's reserved quantities, by variant. */
export async function findReservedQuantities(orderId: string): Promise<Map<number, number>> {
  const answer = await serviceClient()
    .from("order_items")
    .select("variant_id, quantity")
    .eq("order_id", orderId);
  return new Map(unwrap("order_items: held", answer).map((row) => [row.variant_id, row.quantity]));
}

const entriesSchema = z.array(
  row(
    {
      ...summaryFields,
      exchangeFor: z.string().nullable(),
      isExchangeRequested: z.boolean(),
      waitsForBuyer: z.boolean(),
      items: z.array(row({ title: z.string(), quantity: z.number(), imageUrl: z.string().nullable() })),
    },
    summaryNames,
  ),
);

/** The orders of the signed-in person, newest first; the database filters them. */
export async function listMyOrderRows(page: { offset: number; limit: number }) {
  return z
    .object({ count: z.number(), orders: entriesSchema })
    .parse(await viewerRpc("my_orders", { offset: page.offset, limit: page.limit }));
}

const dashboardSchema = row(
  {
    isStaff: z.boolean(),
    memberSince: z.string().nullable(),
    orderCount: z.number(),
    spentPaise: money,
    addressCount: z.number(),
    defaultAddress: parcelAddressSchema.nullable(),
    recentOrders: entriesSchema,
  },
  { spentPaise: "spent", recentOrders: "recent" },
).transform(
  ({ memberSince, recentOrders, ...dashboard }): LoadedDashboard => ({
    ...dashboard,
    memberSince: memberSince ?? new Date(0).toISOString(),
    recentOrders: recentOrders.map(toListEntry),
  }),
);

export async function loadMyDashboard(): Promise<LoadedDashboard> {
  return dashboardSchema.parse(await viewerRpc("my_dashboard"));
}

export async function ownsOrder(orderNumber: string, of?: SessionClient): Promise<boolean> {
  const client = of ?? (await viewerClient());
  return unwrap("orders: owns", await client.rpc("owns_order", { p_order_number: orderNumber }));
}

/** Lets a browser order this order's designs; the caller must have checked that its visitor may see the order. */
export async function allowReorder(orderId: string, browserKeyHash: string): Promise<void> {
  await serviceRpc("allow_reorder", { orderId, keyHash: browserKeyHash });
}
