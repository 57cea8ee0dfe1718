import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";
import { deleteCookie } from "@/server/http/delete-cookie";
import { spendAttempts } from "@/server/limits/spend-attempts";
import { signValue, verifySignedValue } from "@/server/signed-value";

const cookieName = hostCookie("kapas-new-password");
const purpose = "new-password";
const goodForSeconds = 15 * 60;

/** After a valid link from a mail: this browser may set the account's password once without the old one. */
export async function issuePasswordPass(userId: string, now: Date): Promise<void> {
  const ends = now.getTime() + goodForSeconds * 1000;
  (await cookies()).set(cookieName, signValue(purpose, `${userId}:${randomUUID()}:${ends}`), {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: goodForSeconds,
  });
}

/** The id of the pass, or null when this account has none. */
export async function findPasswordPass(userId: string, now: Date): Promise<string | null> {
  const [owner, pass, ends] =
    verifySignedValue(purpose, (await cookies()).get(cookieName)?.value)?.split(":") ?? [];
  return owner === userId && pass && Number(ends) > now.getTime() ? pass : null;
}

/** Uses up the pass, also for copies of its cookie. */
export async function consumePasswordPass(userId: string, now: Date): Promise<boolean> {
  const pass = await findPasswordPass(userId, now);
  if (!pass) return false;
  await deleteCookie(cookieName);
  try {
    await spendAttempts([["newPassword", pass]]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}
