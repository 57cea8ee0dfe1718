import { z } from "zod";
import { maxCaptchaLength } from "@/lib/auth/captcha";
import { basketKeySchema, cartLinesSchema } from "@/lib/cart/schemas";
import { invalidEmailMessage, isEmail } from "@/lib/email";

const emailSchema = z.string().trim().toLowerCase().max(320).refine(isEmail, invalidEmailMessage);

const captcha = z.string().max(maxCaptchaLength).optional();

export const requestRestockSchema = z.strictObject({
  variantId: z.int().positive(),
  email: emailSchema,
  captcha,
});

/** The basket for a reminder. Without an address, or without lines, there is no reminder. */
export const basketReminderSchema = z.strictObject({
  basketKey: basketKeySchema,
  email: z.union([z.literal(""), emailSchema]),
  lines: cartLinesSchema,
  captcha,
});
