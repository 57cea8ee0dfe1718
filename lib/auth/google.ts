import { z } from "zod";

/** The button that started the Google login, and the return path. Stored in a cookie until Google returns. */
const googleTripSchema = z.object({
  purpose: z.enum(["login", "register"]),
  next: z.string().max(512).optional(),
});
export type GoogleTrip = z.infer<typeof googleTripSchema>;

export const googleTripSeconds = 15 * 60;

const startFormSchema = z.strictObject({
  purpose: z.enum(["login", "register"]),
  next: z.string().optional(),
});

/** Parses the button's form. Invalid values are dropped, because the login works without them. */
export function parseStartForm(form: URLSearchParams): GoogleTrip {
  const parsed = startFormSchema.safeParse(Object.fromEntries(form)).data;
  const trip = googleTripSchema.safeParse(parsed).data;
  return trip ?? { purpose: parsed?.purpose ?? "login" };
}

export function parseGoogleTrip(text: string | undefined): GoogleTrip {
  try {
    return googleTripSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return { purpose: "login" };
  }
}

/** Google's callback: proof for the auth server, which stores none of it. */
export const googleProofSchema = z.object({
  idToken: z.string().min(1),
  nonce: z.string().min(1),
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
});
export type GoogleProof = z.infer<typeof googleProofSchema>;

const googleProfileSchema = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type GoogleProfile = z.infer<typeof googleProfileSchema>;

/** Null when Google has not verified the email address, which could open another person's account. */
export function parseGoogleProfile(profile: unknown): GoogleProfile | null {
  return googleProfileSchema.safeParse(profile).data ?? null;
}

const maxName = 80;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

function tidy(text: string): string {
  return [...text.normalize("NFC").replace(unprintable, " ").trim()].slice(0, maxName).join("").trim();
}

/** First and last name as stored. A single name becomes the first name. */
export function namesOf({
  name = "",
  given_name,
  family_name,
}: Omit<GoogleProfile, "email" | "email_verified">) {
  if (given_name?.trim() || family_name?.trim()) {
    return { firstName: tidy(given_name ?? ""), lastName: tidy(family_name ?? "") };
  }
  const [first = "", ...rest] = tidy(name).split(/\s+/);
  return { firstName: first, lastName: rest.join(" ") };
}

export type GoogleFailure = "denied" | "unverified" | "limited" | "failed";

/** Why the Google login failed, from Google's `error` and next-auth's. */
export function googleFailureOf(googleError: string | null, handlerError: string | null): GoogleFailure {
  if (googleError === "access_denied") return "denied";
  return handlerError === "AccessDenied" ? "unverified" : "failed";
}
