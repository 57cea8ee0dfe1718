import { z } from "zod";
import { toPincode } from "@/lib/addresses/pincode";
import { typedSchema as typed } from "@/lib/addresses/schemas";
import { captchaField, maxCaptcha } from "@/lib/auth/captcha";
import { MAX_QUANTITY } from "@/lib/cart/cart";
import { basketKeySchema, cartLinesSchema, couponCodeSchema } from "@/lib/cart/schemas";
import { toAsciiDigits } from "@/lib/digits";
import { invalidEmailMessage, isEmail, maxEmail } from "@/lib/email";
import { asPaise } from "@/lib/money";
import { orderNumberPattern, payableMethods, type ShippingAddress, toOrderNumber } from "@/lib/orders/order";
import { normalizePhone } from "@/lib/phone";
import { checkoutFields, contactFields } from "./fields";
import { findBusinessProblems, findProblems, noteLimit, toGstin } from "./find-problems";

/** An entry of the signed-in person's address book; its contents stay on the server. */
export interface SavedAddressRef {
  id: string;
}

const typedPlace = typed.default("");

/** Lines are kept; other control characters would break mails and labels. */
const noteSchema = z
  .string()
  .max(4000)
  .transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n]/gu, " ")
      .trim(),
  )
  .refine((text) => text.length <= noteLimit, `Please use at most ${noteLimit} characters`);

/** What was typed, checked by the browser's rules, as it is stored. With `addressId` no place is typed. */
const buyerSchema = z
  .strictObject({
    name: typed,
    email: typed,
    phone: typed,
    addressId: z.uuid("Please choose an address.").optional(),
    pincode: typedPlace,
    line1: typedPlace,
    line2: typedPlace,
    city: typedPlace,
    state: typedPlace,
  })
  .superRefine(({ addressId, ...values }, context) => {
    const fields = addressId ? contactFields : checkoutFields;
    for (const [field, message] of Object.entries(findProblems(values, fields))) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  })
  .transform(({ name, email, phone, addressId, ...place }) => {
    const address: SavedAddressRef | ShippingAddress = addressId
      ? { id: addressId }
      : { ...place, pincode: toPincode(place.pincode) };
    return { name, email: email.toLowerCase(), phone: normalizePhone(phone), address };
  });

export const placeOrderSchema = z
  .strictObject({
    basketKey: basketKeySchema,
    lines: cartLinesSchema.refine((lines) => lines.length > 0, "Your cart is empty."),
    buyer: buyerSchema,
    paymentMethod: z.enum(payableMethods, "Please choose how to pay."),
    code: couponCodeSchema.default(""),
    /** Of a business that reclaims the tax; it needs the business's name too. */
    gstin: z.string().max(20).transform(toGstin).default(""),
    businessName: typed.default(""),
    note: noteSchema.default(""),
    /** The total that the person agreed to. It is compared, never charged. */
    seenTotalPaise: z.int().min(0).transform(asPaise),
    /** Keep what was typed in the address book, if anybody is signed in. */
    savesAddress: z.boolean().default(false),
    /** A solved puzzle, when the shop asked for one. */
    [captchaField]: z.string().max(maxCaptcha).optional(),
  })
  .superRefine(({ gstin, businessName }, context) => {
    for (const [field, message] of Object.entries(findBusinessProblems({ gstin, businessName }))) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  });
type SentOrder = z.output<typeof placeOrderSchema>;

/** An order whose address is known. */
export type PlaceOrderInput = Omit<SentOrder, "buyer" | "savesAddress" | typeof captchaField> & {
  buyer: Omit<SentOrder["buyer"], "address"> & { address: ShippingAddress };
};

export const orderRefSchema = z.strictObject({
  orderId: z.string().regex(orderNumberPattern),
  token: z.string().max(200),
});

export const findOrderSchema = z.strictObject({
  orderId: z
    .string()
    .max(60)
    .transform(toOrderNumber)
    .refine((number) => orderNumberPattern.test(number), "Please enter the number as it stands in our mail"),
  email: z
    .string()
    .max(maxEmail)
    .transform((typed) => typed.trim().toLowerCase())
    .refine(isEmail, invalidEmailMessage),
});

export const codCodeSchema = orderRefSchema.extend({
  code: z
    .string()
    .transform((typed) => toAsciiDigits(typed).replace(/\s/g, ""))
    .refine((code) => /^[0-9]{6}$/.test(code), "Please type the 6 digits of the code"),
});

const upiSchema = z
  .string()
  .transform((typed) => typed.trim())
  .refine(
    (upi) => upi === "" || /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(upi),
    "Please enter a UPI ID like name@bank",
  );

export const returnSchema = orderRefSchema
  .extend({
    kind: z.enum(["return", "exchange"]),
    reason: typed.refine((text) => text.length >= 3 && text.length <= 500, "Please say in a few words why"),
    upiId: upiSchema.default(""),
    lines: z
      .array(
        z.strictObject({
          itemId: z.int().positive(),
          quantity: z.int().min(1).max(MAX_QUANTITY),
          exchangeVariantId: z.int().positive().optional(),
        }),
      )
      .min(1, "Please choose what you want to send back.")
      .max(50),
  })
  .refine(({ kind, lines }) => kind === "return" || lines.every((line) => line.exchangeVariantId), {
    path: ["lines"],
    message: "Please choose the size or colour that we send instead.",
  });

export const refundUpiSchema = orderRefSchema.extend({
  upiId: upiSchema.refine((upi) => upi !== "", "Please enter the UPI ID that the money goes to"),
});

export const confirmPaymentSchema = orderRefSchema.extend({
  paymentId: z.string().regex(/^[A-Za-z0-9_]{4,60}$/),
  signature: z.string().max(200),
});
