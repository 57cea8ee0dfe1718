import "server-only";
import { cookies, headers } from "next/headers";
import { z } from "zod";
import { hostCookie } from "@/lib/cookie-suffix";
import type { FormState } from "@/lib/form-state";
import { publicEnv } from "@/lib/public-env";

const flashCookie = hostCookie("kapas-form");
const maxBytes = 3500;
const cookieSeconds = 20;

const failureSchema = z.object({
  ok: z.literal(false),
  code: z.enum([
    "bad_request",
    "invalid_input",
    "unauthenticated",
    "forbidden",
    "not_found",
    "conflict",
    "too_large",
    "captcha_needed",
    "rate_limited",
    "unavailable",
    "internal",
  ]),
  message: z.string(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
  values: z.record(z.string(), z.string()),
});

/** A form sent by a script names its action in a header; a form submitted by the browser does not. */
export async function isSentByScript(): Promise<boolean> {
  return (await headers()).has("next-action");
}

/** The page of the form, or null when the browser sent no Referer. */
export async function pageOfForm(): Promise<string | null> {
  const referrer = (await headers()).get("referer");
  if (!referrer || !URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  const isOurs = url.host === (await headers()).get("host") || url.host === new URL(publicEnv.siteUrl).host;
  return isOurs && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}` : null;
}

const fits = (value: string) => new TextEncoder().encode(encodeURIComponent(value)).length <= maxBytes;

/** Stores the state for the next page, which is the form's own; without the typed text when it is too long for a cookie. */
export async function leaveFormState(name: string, state: FormState<unknown>): Promise<void> {
  const whole = JSON.stringify({ name, state });
  const value =
    fits(whole) || state?.ok !== false ? whole : JSON.stringify({ name, state: { ...state, values: {} } });
  if (!fits(value)) return;
  const secure = publicEnv.siteUrl.startsWith("https:");
  (await cookies()).set(flashCookie, value, {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: cookieSeconds,
  });
}

/** The last submitted form, if it was submitted without a script, and its state. */
export async function readFormState<T>(
  dataSchema: z.ZodType<T>,
): Promise<{ name: string; state: FormState<T> } | null> {
  const text = (await cookies()).get(flashCookie)?.value;
  if (!text) return null;
  const schema = z.object({
    name: z.string(),
    state: z.union([z.object({ ok: z.literal(true), data: dataSchema }), failureSchema]),
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
