import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";

const cookieName = hostCookie("kapas-registration");
const cookieValue = /^[\w-]{43}$/;
const lifetimeSeconds = 24 * 3600;

function hash(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

async function readCookie(): Promise<string | null> {
  const value = (await cookies()).get(cookieName)?.value ?? "";
  return cookieValue.test(value) ? value : null;
}

/** Marks this browser for a day as the one that begins an account. Returns the hash that the account stores. */
export async function ensureRegistrationKey(): Promise<string> {
  const value = (await readCookie()) ?? randomBytes(32).toString("base64url");
  (await cookies()).set(cookieName, value, {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: lifetimeSeconds,
  });
  return hash(value);
}

/** The hash, or null when this browser began no account. */
export async function readRegistrationKey(): Promise<string | null> {
  const value = await readCookie();
  return value && hash(value);
}
