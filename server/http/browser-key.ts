import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { cookieSuffix, publicEnv } from "@/lib/public-env";
import { cookieDays } from "@/lib/security/cookie-days";

const cookieName = `kapas-browser${cookieSuffix}`;

/** A name of this browser that no script and no link can carry off; null until one was given. */
export async function readBrowserKey(): Promise<string | null> {
  const value = (await cookies()).get(cookieName)?.value;
  return value && /^[A-Za-z0-9_-]{32}$/.test(value) ? value : null;
}

/** The same, given now if there was none. */
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
