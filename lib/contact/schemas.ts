import { z } from "zod";
import { emailSchema } from "@/lib/auth/schemas";
import { contactNotice, requestNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { controlCharacter, isBlank, oddCharacter } from "@/lib/sanitize-text";
import { contactTopicNames, maxMessageLength, maxReplyLength } from "./message";
import { maxPrivacyAnswer, privacyRequestKindNames } from "./privacy-request";

/** Text of several lines, with "\n" as line break. */
function wordsSchema(empty: string, max: number) {
  return z
    .string(empty)
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => !isBlank(text), empty)
    .refine((text) => [...text].length <= max, `Please shorten this to ${max} characters`)
    .refine((text) => !oddCharacter.test(text), "This contains characters that can't be used");
}

const optionalWordsSchema = z
  .string()
  .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
  .refine(
    (text) => [...text].length <= maxMessageLength,
    `Please shorten this to ${maxMessageLength} characters`,
  )
  .refine((text) => !oddCharacter.test(text), "This contains characters that can't be used");

/** The form of the contact page. */
export const contactSchema = z.strictObject({
  name: z
    .string("Please enter your name")
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => !isBlank(text), "Please enter your name")
    .refine((text) => [...text].length <= 80, "Name must be at most 80 characters")
    .refine((text) => !controlCharacter.test(text), "Name contains characters that can't be used"),
  email: emailSchema,
  topic: z.enum(contactTopicNames, "Please choose a topic"),
  orderNumber: z
    .string()
    .transform((text) => text.trim())
    .refine((text) => text.length <= 40 && !controlCharacter.test(text), "That's not an order number")
    .default(""),
  message: wordsSchema("Please write your message", maxMessageLength),
  notice: noticeSchema(contactNotice),
});
/** A request about personal data by someone without an account. */
export const privacyRequestSchema = z.strictObject({
  kind: z.enum(privacyRequestKindNames, "Choose what you'd like"),
  name: contactSchema.shape.name,
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

export const replyBodySchema = wordsSchema("Write a reply first", maxReplyLength);
