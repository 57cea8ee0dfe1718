import { z } from "zod";
import { invalidEmailMessage, isEmail } from "@/lib/email";
import { findPhoneProblem, normalizePhone, phoneMessages } from "@/lib/phone";
import { controlCharacter, isBlank } from "@/lib/sanitize-text";
import type { NomineeRelation } from "./nominee";
import { nomineeRelations } from "./nominee";

const shortName = "Name must be at least 2 characters";
const relationNames = Object.keys(nomineeRelations) as NomineeRelation[];

/** The nominee's form: an email address or an Indian mobile number is needed. */
export const nomineeSchema = z
  .strictObject({
    name: z
      .string(shortName)
      .transform((text) => text.normalize("NFC").trim())
      .refine((text) => [...text].length >= 2 && !isBlank(text), shortName)
      .refine((text) => [...text].length <= 80, "Name must be at most 80 characters")
      .refine((text) => !controlCharacter.test(text), "Name contains characters that can't be used"),
    relation: z.enum(relationNames, "Choose how you're related"),
    email: z
      .string()
      .transform((text) => text.trim().toLowerCase())
      .refine((text) => text === "" || isEmail(text), invalidEmailMessage)
      .transform((text) => text || null),
    phone: z
      .string()
      .max(40, phoneMessages.notMobile)
      .transform((text, context) => {
        if (text.trim() === "") return null;
        const phone = normalizePhone(text);
        if (findPhoneProblem(text) || !/^\+91[6-9][0-9]{9}$/.test(phone))
          context.addIssue({ code: "custom", message: phoneMessages.notMobile });
        return phone;
      }),
  })
  .superRefine(({ email, phone }, context) => {
    if (email === null && phone === null)
      context.addIssue({ code: "custom", path: ["email"], message: "Enter an email or a phone number" });
  });
