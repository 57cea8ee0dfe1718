import { z } from "zod";
import { addressFields, addressRules, findProblemsBy } from "@/lib/addresses/fields";
import { toPincode } from "@/lib/addresses/pincode";
import { typedSchema } from "@/lib/addresses/schemas";
import { normalizePhone } from "@/lib/phone";
import { subscriptionSteps } from "./admin-steps";

const seen = { id: z.uuid(), version: z.int().positive() };
const note = z.string().trim().max(400, "At most 400 characters");

export const stepSubscriptionSchema = z.strictObject({
  ...seen,
  step: z.enum(subscriptionSteps),
  /** The number of charges that a pause skips; null: until it is resumed. */
  charges: z.int().min(1).max(3).nullable(),
  note: note.refine(
    (text) => text === "" || text.length >= 3,
    "Enter at least 3 characters, or leave it empty",
  ),
});

export const sizeChangeSchema = z.strictObject({
  ...seen,
  cut: z.string().max(20),
  size: z.string().min(1, "Choose a size").max(20),
  tastes: z.array(z.string().max(60)).max(12),
});

export const addressChangeSchema = z
  .strictObject({
    ...seen,
    name: typedSchema,
    phone: typedSchema,
    pincode: typedSchema,
    line1: typedSchema,
    line2: typedSchema,
    city: typedSchema,
    state: typedSchema,
  })
  .superRefine((values, context) => {
    for (const [field, message] of Object.entries(findProblemsBy(addressRules, addressFields, values))) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  })
  .transform(({ id, version, name, phone, pincode, ...address }) => ({
    ...{ id, version, name },
    phone: normalizePhone(phone),
    address: { ...address, pincode: toPincode(pincode) },
  }));

export const refundChargeSchema = z.strictObject({
  chargeId: z.uuid(),
  note: note.min(3, "Enter a reason for the timeline"),
});

export const subscriptionNoteSchema = z.strictObject({
  id: z.uuid(),
  body: note.min(3, "Enter at least 3 characters"),
});
