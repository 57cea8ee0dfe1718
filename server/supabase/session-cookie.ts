import "server-only";
import { z } from "zod";
import { hostCookie } from "@/lib/cookie-suffix";

type Cookie = { name: string; value: string };

export const sessionCookie = hostCookie("kapas-session");
/** The session may be split into numbered parts; `…-code-verifier` is not a session. */
const sessionCookiePart = new RegExp(`^${sessionCookie}(\\.\\d+)?$`);
const prefix = "base64-";
const maxLength = 16_000;

/** Checks only the characters. The auth server verifies the tokens. */
const sessionSchema = z.object({
  access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]*$/),
  refresh_token: z.string().regex(/^[\w.-]+$/),
  expires_at: z.number(),
});

export function isSessionCookie(name: string): boolean {
  return sessionCookiePart.test(name);
}

/** Joins the session like @supabase/ssr: whole, or from its parts. */
function sessionText(cookies: readonly Cookie[]): string {
  const findValue = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? "";
  let text = findValue(sessionCookie);
  if (text) return text;
  for (let part = 0; text.length <= maxLength; part += 1) {
    const value = findValue(`${sessionCookie}.${part}`);
    if (!value) break;
    text += value;
  }
  return text;
}

/** Whether these cookies may hold a session. Other values would reach the auth server, which may fail on them. */
export function hasCompleteSession(cookies: readonly Cookie[]): boolean {
  const text = sessionText(cookies);
  if (!text.startsWith(prefix) || text.length > maxLength) return false;
  try {
    const json = Buffer.from(text.slice(prefix.length), "base64url").toString("utf8");
    return sessionSchema.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}

/** Empties malformed session cookies. The names stay, so that a new session removes the old cookies. */
export function withoutBrokenSession(cookies: Cookie[]): Cookie[] {
  if (hasCompleteSession(cookies)) return cookies;
  return cookies.map((cookie) => (isSessionCookie(cookie.name) ? { ...cookie, value: "" } : cookie));
}
