import { z } from "zod";
import { captchaFields, emailSchema } from "@/lib/auth/schemas";
import { toAsciiDigits } from "@/lib/digits";
import { findIndianMobileProblem, normalizePhone } from "@/lib/phone";
import { contactNotice, requestNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { controlCharacter, isBlank, oddCharacter, withoutDirectionMarks } from "@/lib/sanitize-text";
import { contactTopicNames, maxMessageLength, maxReplyLength } from "./message";
import { maxPrivacyAnswer, privacyRequestKindNames } from "./privacy-request";
import { maxQuoteTees, minQuoteTees } from "./quote";

/** Text of several lines, with "\n" as line break. */
function wordsSchema(empty: string, max: number) {
  return z
    .string(empty)
    .transform((text) => withoutDirectionMarks(text).normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => !isBlank(text), empty)
    .refine((text) => [...text].length <= max, `Please shorten this to ${max} characters`)
    .refine((text) => !oddCharacter.test(text), "This contains characters that can't be used");
}

const optionalWordsSchema = z
  .string()
  .transform((text) => withoutDirectionMarks(text).normalize("NFC").replace(/\r\n?/g, "\n").trim())
  .refine(
    (text) => [...text].length <= maxMessageLength,
    `Please shorten this to ${maxMessageLength} characters`,
  )
  .refine((text) => !oddCharacter.test(text), "This contains characters that can't be used");

const nameSchema = z
  .string("Please enter your name")
  .transform((text) => withoutDirectionMarks(text).normalize("NFC").trim())
  .refine((text) => !isBlank(text), "Please enter your name")
  .refine((text) => [...text].length <= 80, "Name must be at most 80 characters")
  .refine((text) => !controlCharacter.test(text), "Name contains characters that can't be used");

/** Null when it is empty. */
function optionalSchema(findProblem: (text: string) => string | null) {
  return z
    .string()
    .transform((text) => text.trim())
    .superRefine((text, { addIssue }) => {
      const problem = text === "" ? null : findProblem(text);
      if (problem !== null) addIssue(problem);
    })
    .transform((text) => text || null)
    .default(null);
}

const quoteFields = {
  /** "1,000" has a separator. */
  quantity: z
    .string("Enter how many tees you need")
    .transform((text) => toAsciiDigits(text).replace(/[\s,]/g, ""))
    .refine((text) => /^\d{1,9}$/.test(text), "Enter how many tees you need, as a number")
    .transform(Number)
    .refine(
      (count) => count >= minQuoteTees,
      `Quotes start at ${minQuoteTees} tees. For fewer, order directly.`,
    )
    .refine((count) => count <= maxQuoteTees, `Enter at most ${maxQuoteTees.toLocaleString("en-IN")} tees`),
  neededBy: optionalSchema((text) => (z.iso.date().safeParse(text).success ? null : "Choose a valid date")),
  phone: optionalSchema(findIndianMobileProblem).transform((phone) => phone && normalizePhone(phone)),
  designLink: optionalSchema((text) =>
    /^https?:\/\/\S{1,490}$/.test(text) && URL.canParse(text) && !controlCharacter.test(text)
      ? null
      : "Paste the whole link, starting with https://",
  ),
};

/** A field of the same form that is hidden for the topic. */
const hiddenSchema = z
  .string()
  .optional()
  .transform(() => undefined);

const senderFields = {
  name: nameSchema,
  email: emailSchema,
  message: wordsSchema("Please write your message", maxMessageLength),
  notice: noticeSchema(contactNotice),
  ...captchaFields,
};

/** The form of the contact page. */
export const contactSchema = z.discriminatedUnion(
  "topic",
  [
    z.strictObject({
      ...senderFields,
      topic: z.literal("bulk"),
      ...quoteFields,
      orderNumber: hiddenSchema,
    }),
    z.strictObject({
      ...senderFields,
      topic: z.enum(contactTopicNames).exclude(["bulk"]),
      orderNumber: z
        .string()
        .transform((text) => text.trim())
        .refine((text) => text.length <= 40 && !controlCharacter.test(text), "That's not an order number")
        .default(""),
      quantity: hiddenSchema,
      neededBy: hiddenSchema,
      phone: hiddenSchema,
      designLink: hiddenSchema,
    }),
  ],
  "Please choose a topic",
);
/** A request about personal data by someone without an account. */
export const privacyRequestSchema = z.strictObject({
  kind: z.enum(privacyRequestKindNames, "Choose what you'd like"),
  name: nameSchema,
  email: emailSchema,
  details: optionalWordsSchema,
  notice: noticeSchema(requestNotice),
});
export type PrivacyRequestForm = z.infer<typeof privacyRequestSchema>;

/** The answer to such a request. */
export const privacyAnswerSchema = z.strictObject({
  id: z.uuid(),
  state: z.enum(["done", "refused"]),
  answer: wordsSchema("Write an answer first", maxPrivacyAnswer),
});

export type ContactForm = z.infer<typeof contactSchema>;

/** What a message has besides its text; null unless it is a quote request. */
export const quoteColumns = {
  quantity: z.number().nullable(),
  neededBy: z.string().nullable(),
  phone: z.string().nullable(),
  designLink: z.string().nullable(),
};

export const replyBodySchema = wordsSchema("Write a reply first", maxReplyLength);
