import { z } from "zod";
import type { SavedAddressRef, ShippingAddress } from "@/lib/addresses/address";
import { pincodePattern, toPincode } from "@/lib/addresses/pincode";
import { malformedPincode } from "@/lib/addresses/pincode-messages";
import { typedSchema as typed } from "@/lib/addresses/schemas";
import { captchaField, maxCaptchaLength } from "@/lib/auth/captcha";
import { basketKeySchema, cartLinesSchema, couponCodeSchema } from "@/lib/cart/schemas";
import { toGstin } from "@/lib/gstin";
import { asPaise } from "@/lib/money";
import { payableMethods } from "@/lib/orders/order";
import { orderRefSchema } from "@/lib/orders/schemas";
import { normalizePhone } from "@/lib/phone";
import { checkoutNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { type CheckoutField, checkoutFields, contactFields } from "./fields";
import { findBusinessProblems, findProblems, giftNoteLimit, noteLimit } from "./find-problems";

/** A browser's quote request. With the basket's key, items reserved by its own unpaid order count as available. */
export const quoteRequestSchema = z.strictObject({
  lines: cartLinesSchema,
  basketKey: basketKeySchema.optional(),
  code: couponCodeSchema.optional(),
  pincode: z.string().regex(pincodePattern, malformedPincode).optional(),
  method: z.enum(payableMethods).optional(),
});
/** Unknown values are left out. */
export type QuoteRequest = Omit<z.output<typeof quoteRequestSchema>, "basketKey">;

const typedPlace = typed.default("");

/** Line breaks are kept; characters that would break emails and labels are dropped. */
const noteSchema = (limit: number) =>
  z
    .string()
    .max(4000)
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]/gu, " ")
        .trim(),
    )
    .refine((text) => [...text].length <= limit, `Please use at most ${limit} characters`);

const buyerInputSchema = z.strictObject({
  name: typed,
  email: typed,
  phone: typed,
  addressId: z.uuid("Please choose an address.").optional(),
  pincode: typedPlace,
  line1: typedPlace,
  line2: typedPlace,
  city: typedPlace,
  state: typedPlace,
});
type BuyerInput = z.output<typeof buyerInputSchema>;

function check(
  { addressId, ...values }: BuyerInput,
  context: z.RefinementCtx<BuyerInput>,
  isAsked: (field: CheckoutField) => boolean = () => true,
): void {
  const fields = (addressId ? contactFields : checkoutFields).filter(isAsked);
  for (const [field, message] of Object.entries(findProblems(values, fields))) {
    context.addIssue({ code: "custom", path: [field], message });
  }
}

function toBuyer({ name, email, phone, addressId, ...place }: BuyerInput) {
  const address: SavedAddressRef | ShippingAddress = addressId
    ? { id: addressId }
    : { ...place, pincode: toPincode(place.pincode) };
  return { name, email: email.toLowerCase(), phone: normalizePhone(phone), address };
}

/** The input, validated by the browser's rules, as stored. With `addressId` no place is typed. */
export const buyerSchema = buyerInputSchema
  .superRefine((buyer, context) => check(buyer, context))
  .transform(toBuyer);

/** A phone customer may have no email address. */
const callerSchema = buyerInputSchema
  .superRefine((buyer, context) => check(buyer, context, (field) => field !== "email" || buyer.email !== ""))
  .transform((buyer) => ({ ...toBuyer(buyer), email: buyer.email.toLowerCase() || null }));

const orderFields = {
  basketKey: basketKeySchema,
  lines: cartLinesSchema.refine((lines) => lines.length > 0, "Your cart is empty."),
  paymentMethod: z.enum(payableMethods, "Please choose how to pay."),
  code: couponCodeSchema.default(""),
  /** For a business that reclaims the tax; requires the business's name too. */
  gstin: z.string().max(20).transform(toGstin).default(""),
  businessName: typed.default(""),
  note: noteSchema(noteLimit).default(""),
  /** Printed for the recipient. */
  giftNote: noteSchema(giftNoteLimit).default(""),
  /** The total that the customer agreed to. It is compared, never charged. */
  seenTotalPaise: z.int().min(0).transform(asPaise),
  /** Save the typed address in the address book, if logged in. */
  savesAddress: z.boolean().default(false),
  /** A solved puzzle, when the server required one. */
  [captchaField]: z.string().max(maxCaptchaLength).optional(),
};

export const placeOrderSchema = z
  .strictObject({ ...orderFields, buyer: buyerSchema, notice: noticeSchema(checkoutNotice) })
  .superRefine(({ gstin, businessName }, context) => {
    for (const [field, message] of Object.entries(findBusinessProblems({ gstin, businessName }))) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  });

/** An order taken by staff. */
export const phoneOrderSchema = z.strictObject({ ...orderFields, buyer: callerSchema });
type ParsedOrderInput = z.output<typeof phoneOrderSchema>;

/** An order whose address is resolved. */
export type PlaceOrderInput = Omit<ParsedOrderInput, "buyer" | "savesAddress" | typeof captchaField> & {
  buyer: Omit<ParsedOrderInput["buyer"], "address"> & { address: ShippingAddress };
};

export const confirmPaymentSchema = orderRefSchema.extend({
  paymentId: z.string().regex(/^[A-Za-z0-9_]{4,60}$/),
  signature: z.string().max(200),
});
