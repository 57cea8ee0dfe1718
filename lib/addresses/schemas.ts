import { z } from "zod";
import { normalizePhone } from "@/lib/phone";
import type { AddressDraft } from "./address";
import { addressFields, addressRules, type FieldRule, findProblemsBy, tidy } from "./fields";
import { toPincode } from "./pincode";

/** The text of one field. The limit only keeps the rules fast; each rule has its own limit. */
export const typedSchema = z.string().max(1000).transform(tidy);

const formFields = ["label", ...addressFields] as const;
const formRules: Record<(typeof formFields)[number], FieldRule> = {
  ...addressRules,
  label: { limit: 30, check: () => null },
};

export const addressIdSchema = z.strictObject({ id: z.uuid("We can't find this address.") });

/** The form of the address book: `id` is empty for a new address; an unticked checkbox sends nothing. */
export const addressFormSchema = z
  .strictObject({
    id: z.union([z.literal(""), z.uuid()], "We can't find this address."),
    label: typedSchema,
    name: typedSchema,
    phone: typedSchema,
    pincode: typedSchema,
    line1: typedSchema,
    line2: typedSchema,
    city: typedSchema,
    state: typedSchema.default(""),
    isDefault: z.literal("on").optional(),
  })
  .superRefine((values, context) => {
    for (const [field, message] of Object.entries(findProblemsBy(formRules, formFields, values))) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  })
  .transform(({ id, isDefault, ...values }) => ({
    id: id || null,
    isDefault: isDefault === "on",
    address: {
      ...values,
      phone: normalizePhone(values.phone),
      pincode: toPincode(values.pincode),
    } satisfies AddressDraft,
  }));
