import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { cookieSuffix } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";
import { cookieDays } from "@/lib/security/cookie-days";

const cookieName = `kapas-browser${cookieSuffix}`;

/** A random id of this browser that no script or link can read; null when it has none yet. */
export async function readBrowserKey(): Promise<string | null> {
  const value = (await cookies()).get(cookieName)?.value;
  return value && /^[A-Za-z0-9_-]{32}$/.test(value) ? value : null;
}

/** Returns the id and creates it when there is none. */
export async function keepBrowserKey(): Promise<string> {
  const known = await readBrowserKey();
  if (known) return known;
  const key = randomBytes(24).toString("base64url");
  (await cookies()).set(cookieName, key, {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: cookieDays.browser * 24 * 3600,
  });
  return key;
}
