import { z } from "zod";
import { captchaField, maxCaptchaLength } from "@/lib/auth/captcha";
import { emailSchema } from "@/lib/auth/schemas";
import { phoneMessages } from "@/lib/phone";
import { adultProblem, leadNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { controlCharacter } from "@/lib/sanitize-text";
import { leadSources, readLeadPhone } from "./lead-input";
import { maxUtmLength } from "./utm";

const utm = z
  .string()
  .refine((text) => [...text].length <= maxUtmLength && !controlCharacter.test(text))
  .optional();

/** The payload of the lead form. */
export const leadSchema = z.strictObject({
  email: emailSchema,
  phone: z
    .string()
    .max(40, phoneMessages.notMobile)
    .default("")
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const phone = readLeadPhone(typed);
      if (phone === null) context.addIssue({ code: "custom", message: phoneMessages.notMobile });
      return phone;
    }),
  source: z.enum(leadSources),
  utm: z.strictObject({ source: utm, medium: utm, campaign: utm, term: utm, content: utm }).default({}),
  sessionId: z.uuid(),
  notice: noticeSchema(leadNotice),
  /** Offers are marketing, which minors must not get (DPDP Act, section 9). */
  isAdult: z.literal(true, adultProblem),
  [captchaField]: z.string().max(maxCaptchaLength).optional(),
});

export type LeadInput = z.infer<typeof leadSchema>;
