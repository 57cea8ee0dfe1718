import { z } from "zod";
import { row } from "@/lib/row";
import { cancelReasonNames, registrationKinds, registrationStates } from "./gst-registration";

/** A row of public.gst_registrations, as shown on documents and in the admin. */
export const gstRegistrationSchema = row({
  kind: z.enum(registrationKinds),
  state: z.enum(registrationStates),
  attempts: z.number(),
  lastError: z.string().nullable(),
  number: z.string().nullable(),
  ackNumber: z.string().nullable(),
  registeredAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  signedQr: z.string().nullable(),
});

const document = { number: z.string().max(16), kind: z.enum(registrationKinds) };

/** What staff do with the registration of a document. */
export const registrationStepSchema = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("cancel"), ...document, reason: z.enum(cancelReasonNames) }),
  z.strictObject({ step: z.literal("retry"), ...document }),
  z.strictObject({
    ...{ step: z.literal("close"), ...document },
    note: z.string().trim().min(3, "Enter why none is needed").max(400),
  }),
]);

export type RegistrationStep = z.infer<typeof registrationStepSchema>;
