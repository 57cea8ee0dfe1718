import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { cookieSuffix, publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";
import { takeAttempts } from "@/server/limits/take-attempts";
import { openSigned, signValue } from "./signed-value";

const cookieName = `kapas-new-password${cookieSuffix}`;
const purpose = "new-password";
const goodForSeconds = 15 * 60;

/** After a link from a mail has worked: this browser may choose this account's password without the old one, once. */
export async function givePasswordPass(userId: string, now: Date): Promise<void> {
  const ends = now.getTime() + goodForSeconds * 1000;
  (await cookies()).set(cookieName, signValue(purpose, `${userId}:${randomUUID()}:${ends}`), {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: goodForSeconds,
  });
}

/** The pass's own number, or null when there is none for this account. */
export async function findPasswordPass(userId: string, now: Date): Promise<string | null> {
  const [owner, pass, ends] = openSigned(purpose, (await cookies()).get(cookieName)?.value)?.split(":") ?? [];
  return owner === userId && pass && Number(ends) > now.getTime() ? pass : null;
}

/** Uses the pass up, also where its cookie was copied. */
export async function takePasswordPass(userId: string, now: Date): Promise<boolean> {
  const pass = await findPasswordPass(userId, now);
  if (!pass) return false;
  (await cookies()).delete(cookieName);
  try {
    await takeAttempts([["newPassword", pass]]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}
