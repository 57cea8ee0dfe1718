import { z } from "zod";
import { cartLinesSchema } from "@/lib/cart/schemas";
import { asPaise } from "@/lib/money";
import { orderNumberPattern, orderStatuses } from "@/lib/orders/order";
import { normalizePhone } from "@/lib/phone";
import { draftSchema } from "./draft";

const draftId = z.uuid("We can't find this draft.");
const version = z.int().min(0);

export const saveDraftSchema = z.strictObject({ draftId, version, draft: draftSchema });

export const deleteDraftSchema = z.strictObject({ draftId });

export const placeDraftSchema = z.strictObject({
  draftId,
  version,
  /** The total that staff quoted to the customer. It is compared, never charged. */
  seenTotalPaise: z.int().min(0).transform(asPaise),
  /** Why a COD order needs no code; empty: the customer enters the code. */
  confirmed: z
    .string()
    .trim()
    .max(300, "Please use at most 300 characters")
    .refine((reason) => reason === "" || reason.length >= 3, "Enter how you know the customer"),
});

export const findGoodsSchema = z.strictObject({ q: z.string().trim().max(80) });

export const findCallerSchema = z.strictObject({
  phone: z
    .string()
    .max(30)
    .transform(normalizePhone)
    .refine((phone) => /^\+91[6-9][0-9]{9}$/.test(phone), "Enter a 10-digit mobile number"),
});

const orderNumber = z.string().regex(orderNumberPattern, "We can't find this order.");
const lines = cartLinesSchema.refine((lines) => lines.length > 0, "An order needs at least one item.");

export const readLinesSchema = z.strictObject({ orderNumber });

export const quoteLinesSchema = z.strictObject({ orderNumber, lines: cartLinesSchema });

export const editLinesSchema = z.strictObject({
  orderNumber,
  seen: z.enum(orderStatuses),
  /** The displayed quantities by variant: if they have changed, nothing is done. */
  seenLines: z.record(z.string().regex(/^[1-9]\d{0,14}$/), z.int().min(1).max(10)),
  lines,
  seenTotalPaise: z.int().min(0).transform(asPaise),
});
