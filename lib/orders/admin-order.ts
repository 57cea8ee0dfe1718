import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import {
  disputeSchema,
  messageSchema,
  openCaseSchema,
  paymentSchema,
  refundSchema,
  refundStepSchema,
} from "./admin-money";
import { gstRegistrationSchema } from "./gst-registration-schema";
import { orderStatuses, type Parcel, paymentMethods, paymentStatuses } from "./order";
import { toPromise } from "./promise";
import { returnKinds, returnStatuses } from "./returns";

const parcelSchema = row({ courier: z.string().nullable(), trackingNumber: z.string().nullable() }).transform(
  ({ courier, trackingNumber }): Parcel => ({ courier: courier ?? "", trackingNumber: trackingNumber ?? "" }),
);

const itemSchema = row(
  {
    itemId: z.number(),
    productId: z.number(),
    variantId: z.number(),
    designVersionId: z.string().nullable(),
    title: z.string(),
    size: z.string(),
    colorName: z.string(),
    sku: z.string(),
    imageUrl: z.string().nullable(),
    quantity: z.number(),
    unitPaise: money,
    linePaise: money,
    couponPaise: money,
    gstPercent: z.number(),
    hsn: z.string(),
    /** Returned items, or items requested for return. */
    back: z.number(),
    /** The paid amounts for one, two, ... of the items that are neither returned nor refunded. */
    valuesPaise: z.array(money),
  },
  {
    itemId: "id",
    unitPaise: "unit_price",
    linePaise: "line_total",
    couponPaise: "coupon_discount",
    gstPercent: "gst_rate",
    valuesPaise: "values",
  },
);

export type AdminItem = z.infer<typeof itemSchema>;

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

export type AdminEvent = z.infer<typeof eventSchema>;

const noteSchema = z.object({ id: z.number(), by: z.string(), body: z.string(), at: z.string() });

const returnSchema = row(
  {
    returnId: z.string(),
    kind: z.enum(returnKinds),
    status: z.enum(returnStatuses),
    reason: z.string(),
    at: z.string(),
    pickedUpAt: z.string().nullable(),
    owedPaise: money,
    /** The refund of its items, before deductions. */
    valuePaise: money,
    deductedPaise: money,
    deductionReason: z.string(),
    needsUpi: z.boolean(),
    exchange: row({ orderNumber: z.string(), status: z.enum(orderStatuses) }).nullable(),
    items: z.array(
      row({
        itemId: z.number(),
        title: z.string(),
        size: z.string(),
        colorName: z.string(),
        /** Requested for return; once received, the returned ones. */
        quantity: z.number(),
        /** Restocked items; null until they are received. */
        restocked: z.number().nullable(),
        missing: z.number(),
        /** Its blank is printed, so it is never resold. */
        isOwnDesign: z.boolean(),
        newSize: z.string().nullable(),
        newColor: z.string().nullable(),
      }),
    ),
  },
  {
    returnId: "id",
    owedPaise: "owed",
    valuePaise: "value",
    deductedPaise: "deducted",
    exchange: "exchange_order",
  },
).transform(({ pickedUpAt, ...rest }) => ({ ...rest, isPickedUp: pickedUpAt !== null }));

export type AdminReturn = z.infer<typeof returnSchema>;

const taxDocumentSchema = z.object({
  kind: z.enum(["invoice", "credit_note"]),
  number: z.string(),
  at: z.string(),
  registrations: z.array(gstRegistrationSchema),
});

/** The result of get_admin_order(). */
export const adminOrderSchema = row(
  {
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    paymentMethod: z.enum(paymentMethods),
    paymentStatus: z.enum(paymentStatuses),
    createdAt: z.string(),
    expiresAt: z.string().nullable(),
    returnsUntil: z.string().nullable(),
    undoUntil: z.string().nullable(),
    /** Why nothing is made or shipped now: disputed, refunded, exchange_waits, group_open, art_review, art_refused; or null. */
    hold: z.string().nullable(),
    name: z.string(),
    phone: z.string(),
    /** Null for roles that only print and pack. */
    email: z.string().nullable(),
    address: shippingAddressSchema,
    gstin: z.string().nullable(),
    businessName: z.string().nullable(),
    buyerNote: z.string(),
    giftNote: z.string(),
    minDays: z.number().nullable(),
    maxDays: z.number().nullable(),
    subtotalPaise: money,
    discountPaise: money,
    couponCode: z.string().nullable(),
    couponPaise: money,
    shippingPaise: money,
    codFeePaise: money,
    totalPaise: money,
    /** Included in the total. */
    gstPaise: money,
    seesMoney: z.boolean(),
    /** The refundable balance; null while nothing was paid. */
    leftPaise: money.nullable(),
    parcels: z.array(parcelSchema),
    replacedBy: z.string().nullable(),
    exchangeOf: z.string().nullable(),
    /** The group order of its tee. */
    groupId: z.string().nullish(),
    /** The order whose payment covers an exchange. */
    paidOrder: z.string().nullable(),
    items: z.array(itemSchema),
    returns: z.array(returnSchema),
    tags: z.array(z.string()),
    notes: z.array(noteSchema),
    events: z.array(eventSchema),
    documents: z.array(taxDocumentSchema),
    buyer: row({ orders: z.number(), refused: z.number(), isMember: z.boolean() }),
    payments: z.array(paymentSchema).default([]),
    refunds: z.array(refundSchema).default([]),
    /** Refunds that need two people. */
    refundSteps: z.array(refundStepSchema).default([]),
    disputes: z.array(disputeSchema).default([]),
    /** Empty for roles that may not see payment cases. */
    cases: z.array(openCaseSchema).default([]),
    messages: z.array(messageSchema).default([]),
  },
  {
    subtotalPaise: "subtotal",
    discountPaise: "discount",
    couponPaise: "coupon_discount",
    shippingPaise: "shipping",
    codFeePaise: "cod_fee",
    totalPaise: "total",
    gstPaise: "gst",
    leftPaise: "refundable_amount",
  },
).transform(({ minDays, maxDays, ...order }) => ({
  ...order,
  promise: toPromise({ min_days: minDays, max_days: maxDays }),
}));

/** An order in the admin. */
export type AdminOrder = z.infer<typeof adminOrderSchema>;
