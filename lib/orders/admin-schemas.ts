import { z } from "zod";
import { addressFields, addressRules, findProblemsBy } from "@/lib/addresses/fields";
import { toPincode } from "@/lib/addresses/pincode";
import { typedSchema } from "@/lib/addresses/schemas";
import { asPaise, type Paise, toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import { normalizePhone } from "@/lib/phone";
import { decideSteps, fulfilSteps, maxParcels, undoSteps } from "./admin-steps";
import { orderNumberPattern, orderStatuses } from "./order";
import { upiIdSchema } from "./schemas";

const orderNumber = z.string().regex(orderNumberPattern, "We can't find this order.");
const oneLine = z.string().trim();

/** For the customer, or internal. */
const noteSchema = z.string().trim().max(400, "Please use at most 400 characters");

const courier = oneLine
  .min(2, "Which courier?")
  .max(80, "Please use at most 80 characters")
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .&'()/-]*$/u, "Letters and digits, such as Blue Dart");

const trackingNumber = oneLine
  .min(3, "Enter the tracking number")
  .max(80, "Please use at most 80 characters")
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$/, "Letters, digits and dashes, as on the label");

const parcelSchema = z.strictObject({ courier, trackingNumber });

const parcelsSchema = z
  .array(parcelSchema)
  .min(1)
  .max(maxParcels)
  .superRefine((parcels, context) => {
    parcels.forEach(({ trackingNumber }, index) => {
      if (parcels.findIndex((other) => other.trackingNumber === trackingNumber) < index) {
        const message = "Another parcel has this tracking number";
        context.addIssue({ code: "custom", path: [index, "trackingNumber"], message });
      }
    });
  });

/** The displayed status: if it has changed since, nothing is done. */
const seen = z.enum(orderStatuses);
/** The order's displayed balance, which refunding steps verify in the same way. */
const leftPaise = z.int().nonnegative().transform(asPaise);

const shown = { orderNumber, seen, leftPaise: leftPaise.nullable() };

export const fulfilSchema = z.strictObject({ ...shown, step: z.enum(fulfilSteps) });

export const decideSchema = z
  .strictObject({ ...shown, step: z.enum(decideSteps), note: noteSchema.default("") })
  .refine(({ step, note }) => step !== "cancel" || note.length >= 3, {
    path: ["note"],
    message: "Enter a reason for the customer",
  });

export const shipSchema = z.strictObject({ orderNumber, parcels: parcelsSchema });

export const maxPerBulkAction = 200;

const manyOrders = z
  .array(z.strictObject({ orderNumber, seen }))
  .min(1, "Select some orders first")
  .max(maxPerBulkAction, `At most ${maxPerBulkAction} orders at once`);

export const fulfilManySchema = z.strictObject({
  step: z.enum(fulfilSteps).exclude(["come_back", ...undoSteps]),
  orders: manyOrders,
});

/** One parcel each, all with one courier. */
export const shipManySchema = z.strictObject({
  courier,
  orders: z
    .array(z.strictObject({ orderNumber, trackingNumber }))
    .min(1, "Enter at least one tracking number")
    .max(maxPerBulkAction, `At most ${maxPerBulkAction} orders at once`)
    .superRefine((orders, context) => {
      orders.forEach((order, index) => {
        const first = orders.findIndex((other) => other.trackingNumber === order.trackingNumber);
        if (first === index) return;
        const message = `${orders[first]?.orderNumber} has this tracking number`;
        context.addIssue({ code: "custom", path: [index, "trackingNumber"], message });
      });
    }),
});

export const confirmManySchema = z.strictObject({ orders: manyOrders });

const returnSteps = ["pick_up", "reject"] as const;
export type ReturnStep = (typeof returnSteps)[number];

const quantity = z.int().min(0).max(10);

/** "199" or "199.50" */
const amountSchema = oneLine
  .overwrite(plainRupees)
  .regex(/^\d{1,7}(\.\d{1,2})?$/, "Enter an amount in rupees, such as 199 or 199.50")
  .transform((typed): Paise => toPaise(typed))
  .refine((amount) => amount > 0, "Enter an amount above 0");

/** The result for each returned item, and the inspection's deduction from the refund. */
export const receiveReturnSchema = z
  .strictObject({
    orderNumber,
    returnId: z.uuid(),
    deduct: amountSchema.nullable(),
    why: noteSchema,
    lines: z
      .array(
        z.strictObject({
          itemId: z.int().positive(),
          restocked: quantity,
          writtenOff: quantity,
          missing: quantity,
        }),
      )
      .min(1)
      .max(100)
      .refine(
        (lines) => lines.some(({ restocked, writtenOff }) => restocked + writtenOff > 0),
        "None of the items arrived. Reject the return instead, with a reason",
      ),
  })
  .refine(({ deduct, why }) => deduct === null || why.length >= 3, {
    path: ["why"],
    message: "Enter a reason for the customer",
  });

export type ReceivedLine = z.infer<typeof receiveReturnSchema>["lines"][number];

export const returnStepSchema = z
  .strictObject({ orderNumber, returnId: z.uuid(), step: z.enum(returnSteps), note: noteSchema.default("") })
  .refine(({ step, note }) => step !== "reject" || note.length >= 3, {
    path: ["note"],
    message: "Enter a reason for the customer",
  });

export const refundSchema = z.strictObject({
  orderNumber,
  key: z.uuid(),
  amount: amountSchema,
  note: noteSchema.min(3, "Enter a reason for the order's timeline"),
  upiId: upiIdSchema.nullable(),
  /** The balance shown by the form: another amount means that someone was faster. */
  leftPaise,
  lines: z.array(z.strictObject({ itemId: z.int().positive(), quantity: z.int().min(1).max(1000) })).max(100),
});

export const refundDecisionSchema = z.strictObject({ stepId: z.uuid(), isAgreed: z.boolean() });

export const paidByHandSchema = z.strictObject({ orderNumber, refundId: z.uuid() });

export const orderNoteSchema = z.strictObject({
  orderNumber,
  body: oneLine.min(1, "Enter a note first").max(2000, "Please use at most 2,000 characters"),
});

export const tagsSchema = z.strictObject({
  orderNumber,
  tags: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]{0,29}$/, "Use lowercase letters, digits and dashes, such as gift-wrap"),
    )
    .max(10, "At most 10 tags"),
});

export const changeOrderAddressSchema = z
  .strictObject({
    orderNumber,
    name: typedSchema,
    phone: typedSchema,
    pincode: typedSchema,
    line1: typedSchema,
    line2: typedSchema,
    city: typedSchema,
    state: typedSchema,
    /** As displayed. */
    seen: z.strictObject({
      name: z.string().max(400),
      phone: z.string().max(40),
      pincode: z.string().max(10),
      line1: z.string().max(400),
      line2: z.string().max(400),
      city: z.string().max(200),
      state: z.string().max(80),
    }),
  })
  .superRefine(({ seen: _seen, ...values }, context) => {
    for (const [field, message] of Object.entries(findProblemsBy(addressRules, addressFields, values))) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  })
  .transform(({ orderNumber: number, seen: before, ...values }) => ({
    orderNumber: number,
    seen: before,
    address: {
      ...values,
      label: "",
      phone: normalizePhone(values.phone),
      pincode: toPincode(values.pincode),
    },
  }));

export const sendDocumentsSchema = z.strictObject({ orderNumber });

export const messageAgainSchema = z.strictObject({ orderNumber, messageId: z.int().positive() });
