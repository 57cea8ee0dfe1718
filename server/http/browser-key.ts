import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";
import { cookieDays } from "@/lib/security/cookie-days";
import { signValue, verifySignedValue } from "@/server/signed-value";

const cookieName = hostCookie("kapas-browser");
const purpose = "browser";

/** A random id of this browser that no script or link can read; null when it has none of ours. Limits use it. */
export async function readBrowserKey(): Promise<string | null> {
  return verifySignedValue(purpose, (await cookies()).get(cookieName)?.value);
}

/** Returns the id and creates it when there is none. */
export async function ensureBrowserKey(): Promise<string> {
  const known = await readBrowserKey();
  if (known) return known;
  const key = randomBytes(24).toString("base64url");
  (await cookies()).set(cookieName, signValue(purpose, key), {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: cookieDays.browser * 24 * 3600,
  });
  return key;
}
