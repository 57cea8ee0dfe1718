import { z } from "zod";
import { basketKeySchema, cartLinesSchema } from "@/lib/cart/schemas";
import { asPaise } from "@/lib/money";
import { orderNumberPattern, paymentMethods } from "@/lib/orders/order";
import { normalizePhone } from "@/lib/phone";
import { checkoutFields, findProblems, tidy, toPincode } from "./fields";

const typed = z.string().max(1000).transform(tidy);

/** What was typed, by the rules that the browser showed, as it is stored. */
const buyerSchema = z
  .strictObject({
    name: typed,
    email: typed,
    phone: typed,
    pincode: typed,
    line1: typed,
    line2: typed,
    city: typed,
    state: typed,
  })
  .superRefine((values, context) => {
    const problems = findProblems(values);
    for (const field of checkoutFields) {
      const message = problems[field];
      if (message) context.addIssue({ code: "custom", path: [field], message });
    }
  })
  .transform((values) => ({
    name: values.name,
    email: values.email.toLowerCase(),
    phone: normalizePhone(values.phone),
    address: {
      line1: values.line1,
      line2: values.line2,
      city: values.city,
      state: values.state,
      pincode: toPincode(values.pincode),
    },
  }));

export const placeOrderSchema = z.strictObject({
  basketKey: basketKeySchema,
  lines: cartLinesSchema.refine((lines) => lines.length > 0, "Your cart is empty."),
  buyer: buyerSchema,
  paymentMethod: z.enum(paymentMethods, "Please choose how to pay."),
  /** The total that the person agreed to. It is compared, never charged. */
  seenTotalPaise: z.int().min(0).transform(asPaise),
});
export type PlaceOrderInput = z.output<typeof placeOrderSchema>;

export const orderRefSchema = z.strictObject({
  orderId: z.string().regex(orderNumberPattern),
  token: z.string().max(200),
});

export const confirmPaymentSchema = orderRefSchema.extend({
  paymentId: z.string().regex(/^[A-Za-z0-9_]{4,60}$/),
  signature: z.string().max(200),
});
