import { z } from "zod";
import { typedSchema } from "@/lib/addresses/schemas";
import { MAX_QUANTITY } from "@/lib/cart/cart";
import { toAsciiDigits } from "@/lib/digits";
import { isEmail, maxEmailLength } from "@/lib/email";
import { findIndianMobileProblem, normalizePhone } from "@/lib/phone";
import { orderNumberPattern, toOrderNumber } from "./order";

export const orderNumberSchema = z.strictObject({ orderNumber: z.string().regex(orderNumberPattern) });

export const orderRefSchema = orderNumberSchema.extend({ token: z.string().max(200) });

export const findOrderSchema = z.strictObject({
  orderNumber: z
    .string()
    .max(60)
    .transform(toOrderNumber)
    .refine(
      (number) => orderNumberPattern.test(number),
      "Please enter the order number as shown in our email",
    ),
  /** The order's email address, or its phone when it has none. */
  contact: z
    .string()
    .max(maxEmailLength)
    .transform((typed) =>
      findIndianMobileProblem(typed) === null ? normalizePhone(typed) : typed.trim().toLowerCase(),
    )
    .refine(
      (contact) => isEmail(contact) || findIndianMobileProblem(contact) === null,
      "Please enter your email address, or your mobile number",
    ),
});

export const codCodeSchema = orderRefSchema.extend({
  code: z
    .string()
    .transform((typed) => toAsciiDigits(typed).replace(/\s/g, ""))
    .refine((code) => /^[0-9]{6}$/.test(code), "Please enter the 6-digit code"),
});

const upiSchema = z
  .string()
  .transform((typed) => typed.trim())
  .refine(
    (upi) => upi === "" || /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/.test(upi),
    "Please enter a UPI ID like name@bank",
  );

export const upiIdSchema = upiSchema.refine((upi) => upi !== "", "Please enter the UPI ID for the refund");

const returnFields = {
  kind: z.enum(["return", "exchange"]),
  reason: typedSchema.refine(
    (text) => text.length >= 3 && text.length <= 500,
    "Please tell us why, in a few words",
  ),
  lines: z
    .array(
      z.strictObject({
        itemId: z.int().positive(),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        exchangeVariantId: z.int().positive().optional(),
      }),
    )
    .min(1, "Please choose at least one item.")
    .max(50),
};

const requireExchangeVariants = z.refine<{ kind: string; lines: readonly { exchangeVariantId?: number }[] }>(
  ({ kind, lines }) => kind === "return" || lines.every((line) => line.exchangeVariantId),
  { path: ["lines"], message: "Please choose the size or colour you want instead." },
);

export const returnSchema = orderRefSchema
  .extend({ ...returnFields, upiId: upiSchema.default("") })
  .check(requireExchangeVariants);

/** Requested by staff for the customer: only the customer may enter the UPI ID. */
export const staffReturnSchema = orderNumberSchema
  .extend({
    ...returnFields,
    /** The number of returnable items shown by the form: another number means that someone was faster. */
    left: z.int().positive(),
  })
  .check(requireExchangeVariants);

export const refundUpiSchema = orderRefSchema.extend({
  upiId: upiIdSchema,
});
