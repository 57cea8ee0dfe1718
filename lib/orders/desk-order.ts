import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import { money } from "@/lib/money-schema";
import { disputeSchema, messageSchema, paymentSchema, refundSchema, refundStepSchema } from "./desk-money";
import { orderStatuses, type Parcel, paymentMethods, paymentStatuses } from "./order";
import { toPromise } from "./promise";

const parcelSchema = z
  .object({ courier: z.string().nullable(), tracking_number: z.string().nullable() })
  .transform((row): Parcel => ({ courier: row.courier ?? "", trackingNumber: row.tracking_number ?? "" }));

const itemSchema = z
  .object({
    id: z.number(),
    product_id: z.number(),
    variant_id: z.number(),
    design_version_id: z.string().nullable(),
    title: z.string(),
    size: z.string(),
    color_name: z.string(),
    sku: z.string(),
    image_url: z.string().nullable(),
    quantity: z.number(),
    unit_price: money,
    line_total: money,
    coupon_discount: money,
    gst_rate: z.number(),
    hsn: z.string(),
    back: z.number(),
    values: z.array(money),
  })
  .transform((row) => ({
    itemId: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    designVersionId: row.design_version_id,
    title: row.title,
    size: row.size,
    colorName: row.color_name,
    sku: row.sku,
    imageUrl: row.image_url,
    quantity: row.quantity,
    unitPaise: row.unit_price,
    linePaise: row.line_total,
    couponPaise: row.coupon_discount,
    gstPercent: row.gst_rate,
    hsn: row.hsn,
    /** Pieces that came back, or are asked to. */
    back: row.back,
    /** What one, two, ... of those were paid with that are neither sent nor paid back. */
    valuesPaise: row.values,
  }));

export type DeskItem = z.infer<typeof itemSchema>;

const eventSchema = z.object({
  id: z.number(),
  type: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  actor: z.string(),
  by: z.string().nullable(),
  note: z.string(),
  data: z.record(z.string(), z.unknown()),
  at: z.string(),
});

export type DeskEvent = z.infer<typeof eventSchema>;

const noteSchema = z.object({ id: z.number(), by: z.string(), body: z.string(), at: z.string() });

const returnSchema = z
  .object({
    id: z.string(),
    kind: z.enum(["return", "exchange"]),
    status: z.enum(["Requested", "Received", "Rejected", "Withdrawn"]),
    reason: z.string(),
    at: z.string(),
    picked_up_at: z.string().nullable(),
    closed_at: z.string().nullable(),
    owed: money,
    value: money,
    deducted: money,
    deduction_reason: z.string(),
    needs_upi: z.boolean(),
    exchange_order: z
      .object({ order_number: z.string(), status: z.enum(orderStatuses) })
      .transform((row) => ({ orderNumber: row.order_number, status: row.status }))
      .nullable(),
    items: z.array(
      z
        .object({
          item_id: z.number(),
          title: z.string(),
          size: z.string(),
          color_name: z.string(),
          quantity: z.number(),
          restocked: z.number().nullable(),
          missing: z.number(),
          is_own_design: z.boolean(),
          new_size: z.string().nullable(),
          new_color: z.string().nullable(),
        })
        .transform((row) => ({
          itemId: row.item_id,
          title: row.title,
          size: row.size,
          colorName: row.color_name,
          /** Asked to come back; once received, those that did. */
          quantity: row.quantity,
          /** Fit to be sold again; null until they are received. */
          restocked: row.restocked,
          missing: row.missing,
          /** Its blank is printed, so it is never sold again. */
          isOwnDesign: row.is_own_design,
          newSize: row.new_size,
          newColor: row.new_color,
        })),
    ),
  })
  .transform((row) => ({
    returnId: row.id,
    kind: row.kind,
    status: row.status,
    reason: row.reason,
    at: row.at,
    isPickedUp: row.picked_up_at !== null,
    owedPaise: row.owed,
    /** The refund of its items, without what was deducted. */
    valuePaise: row.value,
    deductedPaise: row.deducted,
    deductionReason: row.deduction_reason,
    needsUpi: row.needs_upi,
    exchange: row.exchange_order,
    items: row.items,
  }));

export type DeskReturn = z.infer<typeof returnSchema>;

const paperSchema = z.object({
  kind: z.enum(["invoice", "credit_note"]),
  number: z.string(),
  at: z.string(),
});

/** What desk_order() answers. */
export const deskOrderSchema = z
  .object({
    order_number: z.string(),
    status: z.enum(orderStatuses),
    payment_method: z.enum(paymentMethods),
    payment_status: z.enum(paymentStatuses),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    returns_until: z.string().nullable(),
    undo_until: z.string().nullable(),
    held: z.string().nullable(),
    name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    address: shippingAddressSchema,
    gstin: z.string().nullable(),
    business_name: z.string().nullable(),
    buyer_note: z.string(),
    gift_note: z.string(),
    min_days: z.number().nullable(),
    max_days: z.number().nullable(),
    subtotal: money,
    discount: money,
    coupon_code: z.string().nullable(),
    coupon_discount: money,
    shipping: money,
    cod_fee: money,
    total: money,
    gst: money,
    sees_money: z.boolean(),
    money_left: money.nullable(),
    parcels: z.array(parcelSchema),
    replaced_by: z.string().nullable(),
    exchange_of: z.string().nullable(),
    paid_order: z.string().nullable(),
    items: z.array(itemSchema),
    returns: z.array(returnSchema),
    tags: z.array(z.string()),
    notes: z.array(noteSchema),
    events: z.array(eventSchema),
    papers: z.array(paperSchema),
    buyer: z
      .object({ orders: z.number(), refused: z.number(), is_member: z.boolean() })
      .transform((row) => ({ orders: row.orders, refused: row.refused, isMember: row.is_member })),
    payments: z.array(paymentSchema).default([]),
    refunds: z.array(refundSchema).default([]),
    refund_steps: z.array(refundStepSchema).default([]),
    disputes: z.array(disputeSchema).default([]),
    messages: z.array(messageSchema).default([]),
  })
  .transform(
    ({
      items,
      returns,
      tags,
      notes,
      events,
      papers,
      buyer,
      payments,
      refunds,
      disputes,
      messages,
      ...row
    }) => ({
      orderNumber: row.order_number,
      status: row.status,
      paymentMethod: row.payment_method,
      paymentStatus: row.payment_status,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      returnsUntil: row.returns_until,
      undoUntil: row.undo_until,
      /** Why nothing is made or sent now: disputed, refunded, exchange_waits, art_review, art_refused; or null. */
      held: row.held,
      name: row.name,
      phone: row.phone,
      /** Null for those who only print and pack. */
      email: row.email,
      address: row.address,
      gstin: row.gstin,
      businessName: row.business_name,
      buyerNote: row.buyer_note,
      giftNote: row.gift_note,
      promise: toPromise(row),
      subtotalPaise: row.subtotal,
      discountPaise: row.discount,
      couponCode: row.coupon_code,
      couponPaise: row.coupon_discount,
      shippingPaise: row.shipping,
      codFeePaise: row.cod_fee,
      totalPaise: row.total,
      /** Contained in the total. */
      gstPaise: row.gst,
      seesMoney: row.sees_money,
      /** What can still go back to the buyer; null while no money has arrived. */
      leftPaise: row.money_left,
      parcels: row.parcels,
      replacedBy: row.replaced_by,
      exchangeOf: row.exchange_of,
      /** The order whose money pays for an exchange. */
      paidOrder: row.paid_order,
      items,
      returns,
      tags,
      notes,
      events,
      papers,
      buyer,
      payments,
      refunds,
      /** Refunds that need two people. */
      refundSteps: row.refund_steps,
      disputes,
      messages,
    }),
  );

/** An order as the desk shows it. */
export type DeskOrder = z.infer<typeof deskOrderSchema>;
