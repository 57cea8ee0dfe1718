import { z } from "zod";
import { toAsciiDigits } from "../digits";
import { findPhoneProblem, normalizePhone, phoneMessages } from "../phone";
import { accountNotice } from "../privacy/collection-notices";
import { noticeSchema } from "../privacy/notice-schema";
import { emailSchema, nameSchema } from "./schemas";

/** Codes go only to Indian mobile numbers. An SMS abroad costs far more, and fraudsters earn a share of it. */
const reachable = /^\+91[6-9][0-9]{9}$/;

const phoneSchema = z
  .string(phoneMessages.invalid)
  .max(40, phoneMessages.invalid)
  .superRefine((text, context) => {
    const problem = findPhoneProblem(text);
    if (problem) context.addIssue({ code: "custom", message: problem });
    else if (!reachable.test(normalizePhone(text))) {
      context.addIssue({ code: "custom", message: phoneMessages.invalid });
    }
  })
  .transform(normalizePhone);

export const phoneLoginSchema = z.strictObject({ phone: phoneSchema });

export const phoneRegistrationSchema = z.strictObject({
  firstName: nameSchema("First name"),
  lastName: nameSchema("Last name"),
  email: emailSchema,
  phone: phoneSchema,
  notice: noticeSchema(accountNotice),
});
export type PhoneRegistration = z.infer<typeof phoneRegistrationSchema>;

/** Phones autofill the code with spaces, and keyboards type digits in their own script. */
export const otpSchema = z
  .string("OTP must be 6 digits")
  .transform((text) => toAsciiDigits(text).replace(/\s/g, ""))
  .refine((text) => /^[0-9]{6}$/.test(text), "OTP must be 6 digits");
