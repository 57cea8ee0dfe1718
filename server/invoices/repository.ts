import "server-only";
import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import type { PackingSlip } from "@/lib/invoices/packing-slip";
import {
  type TaxDocument,
  type TaxDocumentEntry,
  type TaxDocumentKey,
  taxDocumentSchema,
} from "@/lib/invoices/tax-document";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { orderStatuses } from "@/lib/orders/order";
import { row } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const entrySchema = z.array(z.object({ kind: z.enum(["invoice", "credit_note"]), number: z.string() }));

/** The invoice first, then the credit notes in order of issue. */
export async function listDocumentEntries(orderId: string): Promise<TaxDocumentEntry[]> {
  const answer = await serviceClient()
    .from("invoices")
    .select("kind, number")
    .eq("order_id", orderId)
    .order("kind", { ascending: false })
    .order("issued_at")
    .order("serial");
  return entrySchema.parse(unwrap("invoices: list", answer));
}

const registrationColumns =
  "kind, state, attempts, last_error, number, ack_number, registered_at, valid_until, signed_qr";

export async function findTaxDocument(orderId: string, key: TaxDocumentKey): Promise<TaxDocument | null> {
  const query = serviceClient()
    .from("invoices")
    .select(`kind, number, issued_at, data, registrations:gst_registrations (${registrationColumns})`)
    .eq("order_id", orderId);
  const answer = await ("kind" in key
    ? query.eq("kind", key.kind)
    : query.eq("number", key.number)
  ).maybeSingle();
  const row = unwrap("invoices: find", answer);
  return row && taxDocumentSchema.parse(row);
}

const slipSchema = row(
  {
    orderNumber: z.string(),
    placedAt: z.string(),
    name: z.string(),
    businessName: z.string().nullable(),
    phone: z.string(),
    address: shippingAddressSchema,
    status: z.enum(orderStatuses),
    paymentStatus: z.string(),
    totalPaise: money,
    note: z.string(),
    giftNote: z.string(),
    items: z.array(
      row({
        title: z.string(),
        colorName: z.string(),
        size: z.string(),
        sku: z.string(),
        quantity: z.number(),
      }),
    ),
  },
  {
    orderNumber: "order_id",
    placedAt: "created_at",
    address: "shipping_address",
    totalPaise: "total",
    items: "order_items",
  },
).transform(
  ({ paymentStatus, totalPaise, ...slip }): PackingSlip => ({
    ...slip,
    packedFor: null,
    collectPaise: paymentStatus === "cod_due" ? totalPaise : null,
  }),
);

const groupParcelsSchema = z.record(
  z.string(),
  shippingAddressSchema
    .and(z.object({ name: z.string(), phone: z.string() }))
    .transform(({ name, phone, ...address }) => ({ name, phone, address })),
);

/** In the order of the numbers; unknown ones are left out. */
export async function listPackingSlips(orderNumbers: readonly string[]): Promise<PackingSlip[]> {
  const answer = await serviceClient()
    .from("orders")
    .select(
      `order_id, created_at, name, business_name, phone, shipping_address, status, payment_status, total, note, gift_note,
      order_items (title, color_name, size, sku, quantity, id)`,
    )
    .in("order_id", [...orderNumbers])
    .order("id", { referencedTable: "order_items" });
  const slips = z.array(slipSchema).parse(unwrap("orders: packing slips", answer));
  const parcels = groupParcelsSchema.parse(
    await serviceRpc("list_group_parcels", { orderNumbers: [...orderNumbers] }),
  );
  return orderNumbers.flatMap((number) => {
    const slip = slips.find(({ orderNumber }) => orderNumber === number);
    const parcel = parcels[number];
    return slip && parcel ? { ...slip, ...parcel, businessName: null, packedFor: slip.name } : (slip ?? []);
  });
}

/** An item of an order, as its pack is labelled. */
export interface PackedItem {
  productId: number;
  title: string;
  colorName: string;
  size: string;
  sku: string;
  barcode: string | null;
  mrpPaise: Paise;
  quantity: number;
}

const ownPrices = { price: money.nullable(), mrp: money.nullable() };

const packedItemSchema = row(
  {
    productId: z.number(),
    title: z.string(),
    colorName: z.string(),
    size: z.string(),
    sku: z.string(),
    quantity: z.number(),
    variant: z.object({ barcode: z.string().nullable(), ...ownPrices }),
    product: z.object({ price: money, mrp: money.nullable() }),
  },
  { variant: "product_variants", product: "products" },
).transform(
  ({ variant, product, ...item }): PackedItem => ({
    ...item,
    barcode: variant.barcode,
    mrpPaise: variant.mrp ?? product.mrp ?? variant.price ?? product.price,
  }),
);

/** The items of orders, in the order of the numbers. */
export async function listPackedItems(orderNumbers: readonly string[]): Promise<PackedItem[]> {
  const answer = await serviceClient()
    .from("orders")
    .select(
      `order_id, order_items (product_id, title, color_name, size, sku, quantity, id,
      product_variants (barcode, price, mrp), products (price, mrp))`,
    )
    .in("order_id", [...orderNumbers])
    .order("id", { referencedTable: "order_items" });
  const orders = z
    .array(z.object({ order_id: z.string(), order_items: z.array(packedItemSchema) }))
    .parse(unwrap("orders: packed items", answer));
  return orderNumbers.flatMap((number) => orders.find((one) => one.order_id === number)?.order_items ?? []);
}
