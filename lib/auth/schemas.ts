import { z } from "zod";
import { invalidEmailMessage, isEmail } from "@/lib/email";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { controlCharacter, isBlank } from "@/lib/sanitize-text";
import { captchaField, maxCaptchaLength } from "./captcha";
import { deletionWord } from "./form-names";
import { linkFields } from "./link";

const maxName = 80;
/** As in supabase/config.toml */
export const minPasswordLength = 6;
const maxEntered = 1000;
const longPassword = "Password is too long";
/** bcrypt ignores bytes beyond this limit, so the shop counts bytes too. */
const maxPasswordBytes = 72;

function characters(text: string): number {
  return [...text].length;
}

export function nameSchema(label: "First name" | "Last name") {
  return z
    .string(`${label} must be at least 2 characters`)
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => characters(text) >= 2 && !isBlank(text), `${label} must be at least 2 characters`)
    .refine((text) => characters(text) <= maxName, `${label} must be at most ${maxName} characters`)
    .refine((text) => !controlCharacter.test(text), `${label} contains characters that can't be used`);
}

export const emailSchema = z
  .string(invalidEmailMessage)
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, invalidEmailMessage);

const shortPassword = `Password must be at least ${minPasswordLength} characters`;
const passwordSchema = z.string(shortPassword).min(minPasswordLength, shortPassword);

/** For an existing password: only the spec's rule, because an old password may break a newer rule. */
const enteredPasswordSchema = passwordSchema.max(maxEntered, longPassword);

const newPasswordSchema = passwordSchema.refine(
  (text) => new TextEncoder().encode(text).length <= maxPasswordBytes,
  `Password must be at most ${maxPasswordBytes} characters`,
);

const passwordPair = { password: newPasswordSchema, confirmPassword: newPasswordSchema };

function matches(value: unknown): boolean {
  const pair = z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value);
  return pair.success && pair.data.password === pair.data.confirmPassword;
}

/** `when`: all messages at once, so the comparison does not wait for the other fields to be valid. */
const mustMatch = { message: "Passwords do not match", path: ["confirmPassword"], when: () => true };

/** Sent along by several forms. */
export const nextField = { next: z.string().optional() };
export const captchaFields = { [captchaField]: z.string().max(maxCaptchaLength).optional().catch(undefined) };

export const emailLoginSchema = z.strictObject({ email: emailSchema, password: enteredPasswordSchema });
export type EmailLogin = z.infer<typeof emailLoginSchema>;

export const emailRegistrationSchema = z
  .strictObject({
    firstName: nameSchema("First name"),
    lastName: nameSchema("Last name"),
    email: emailSchema,
    notice: noticeSchema(accountNotice),
    ...passwordPair,
  })
  .refine(matches, mustMatch);
export type EmailRegistration = z.infer<typeof emailRegistrationSchema>;

export const forgotPasswordSchema = z.strictObject({ email: emailSchema });

export const completeSignInSchema = z.strictObject({ ...linkFields, next: z.string().optional() });

export const profileSchema = z.strictObject({
  firstName: nameSchema("First name"),
  lastName: nameSchema("Last name"),
});

export const replacePasswordSchema = z
  .strictObject({ currentPassword: enteredPasswordSchema, ...passwordPair })
  .refine(matches, mustMatch);

export const deleteAccountSchema = z.strictObject({
  confirmation: z
    .string()
    .transform((text) => text.trim())
    .refine((text) => text === deletionWord, `Type ${deletionWord} to confirm`),
  password: z.string().max(maxEntered, longPassword).optional(),
});

export const newPasswordFormSchema = z
  .strictObject({ ...passwordPair, ...linkFields })
  .refine(matches, mustMatch);
