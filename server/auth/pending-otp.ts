import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { otpMemorySeconds, type PendingOtp, parsePendingOtp } from "@/lib/auth/pending-otp";
import { hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";
import { deleteCookie } from "@/server/http/delete-cookie";
import { signValue, verifySignedValue } from "@/server/signed-value";

const cookieName = hostCookie("kapas-otp");
const purpose = "otp";
const nonceLength = randomUUID().length;

/** A code that was requested, and the id of the request, under which its guesses are counted. */
export type SentOtp = PendingOtp & { nonce: string };

async function write(pending: PendingOtp, nonce: string): Promise<void> {
  (await cookies()).set(cookieName, signValue(purpose, `${nonce}${JSON.stringify(pending)}`), {
    httpOnly: true,
    sameSite: "lax",
    secure: publicEnv.siteUrl.startsWith("https:"),
    path: "/",
    maxAge: otpMemorySeconds,
  });
}

/**
 * Call after a code was sent. The cookie survives reloads and works without scripts. It is signed, so that no one can use
 * up another visitor's guesses.
 */
export function storePendingOtp(pending: PendingOtp): Promise<void> {
  return write(pending, randomUUID());
}

/** Changes what is stored about a code that was sent before. */
export function changePendingOtp({ nonce, ...pending }: SentOtp): Promise<void> {
  return write(pending, nonce);
}

export async function readPendingOtp(): Promise<SentOtp | null> {
  const text = verifySignedValue(purpose, (await cookies()).get(cookieName)?.value);
  const pending = text === null ? null : parsePendingOtp(text.slice(nonceLength));
  return pending && text ? { ...pending, nonce: text.slice(0, nonceLength) } : null;
}

export async function deletePendingOtp(): Promise<void> {
  await deleteCookie(cookieName);
}
