import { z } from "zod";
import { emailSchema } from "@/lib/auth/schemas";
import { controlCharacter, isBlank, oddCharacter } from "@/lib/sanitize-text";
import { contactTopicNames, maxMessageLength, maxReplyLength } from "./message";

/** Text of several lines, with "\n" as line break. */
function wordsSchema(empty: string, max: number) {
  return z
    .string(empty)
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => !isBlank(text), empty)
    .refine((text) => [...text].length <= max, `Please shorten this to ${max} characters`)
    .refine((text) => !oddCharacter.test(text), "This contains characters that can't be used");
}

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
});
export type ContactForm = z.infer<typeof contactSchema>;

export const replyBodySchema = wordsSchema("Write a reply first", maxReplyLength);
