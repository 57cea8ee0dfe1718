import { z } from "zod";
import { invalidEmailMessage, isEmail } from "@/lib/email";
import { deletionWord } from "./form-names";
import { linkFields } from "./link";

const maxName = 80;
/** As in supabase/config.toml */
export const leastPassword = 6;
const maxEntered = 1000;
const longPassword = "Password is too long";
/** bcrypt, which keeps the passwords, reads no further; counted in bytes there, so the shop counts bytes too. */
const maxPasswordBytes = 72;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

function characters(text: string): number {
  return [...text].length;
}

export function nameSchema(label: "First name" | "Last name") {
  return z
    .string(`${label} must be at least 2 characters`)
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => characters(text) >= 2, `${label} must be at least 2 characters`)
    .refine((text) => characters(text) <= maxName, `${label} must be at most ${maxName} characters`)
    .refine((text) => !controlCharacter.test(text), `${label} contains characters that cannot be used`);
}

export const emailSchema = z
  .string(invalidEmailMessage)
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, invalidEmailMessage);

const shortPassword = `Password must be at least ${leastPassword} characters`;
const passwordSchema = z.string(shortPassword).min(leastPassword, shortPassword);

/** For a password that exists already: only what the spec asks, because an old one may break a newer rule. */
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

/** `when`: all messages at once, so the comparison does not wait for the other fields to be right. */
const mustMatch = { message: "Passwords do not match", path: ["confirmPassword"], when: () => true };

export const emailLoginSchema = z.strictObject({ email: emailSchema, password: enteredPasswordSchema });
export type EmailLogin = z.infer<typeof emailLoginSchema>;

export const emailRegistrationSchema = z
  .strictObject({
    firstName: nameSchema("First name"),
    lastName: nameSchema("Last name"),
    email: emailSchema,
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
