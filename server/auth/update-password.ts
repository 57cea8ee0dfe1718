import "server-only";
import { isAuthRetryableFetchError, type User } from "@supabase/supabase-js";
import type { LinkProof } from "@/lib/auth/link";
import { AppError } from "@/server/errors";
import {
  type CookieJar,
  hasSessionCookie,
  type SessionClient,
  sessionClient,
} from "@/server/supabase/viewer-client";
import { redeemLink } from "./redeem-link";

const deadLinkMessage = "This link has expired or was already used. Please request a new one.";
const freshForMs = 15 * 60 * 1000;

/**
 * Whether this session may set a password without a link: only just after signing in. A browser left open for longer
 * must not be enough to take an account over.
 */
export function isFreshSignIn(user: Pick<User, "last_sign_in_at">, now: Date): boolean {
  if (!user.last_sign_in_at) return false;
  const age = now.getTime() - Date.parse(user.last_sign_in_at);
  return age >= -60_000 && age <= freshForMs;
}

/** A link in a mail, or a sign-in of a moment ago. */
async function provenClient(jar: CookieJar, proof: LinkProof | null, now: Date): Promise<SessionClient> {
  if (proof) {
    const opened = await redeemLink(jar, proof);
    if (!opened) throw new AppError("unauthenticated", deadLinkMessage);
    return opened.client;
  }
  if (!hasSessionCookie(jar)) throw new AppError("unauthenticated", deadLinkMessage);
  const client = sessionClient(jar);
  const { data, error } = await client.auth.getUser();
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (!data.user || !isFreshSignIn(data.user, now)) throw new AppError("unauthenticated", deadLinkMessage);
  return client;
}

/**
 * Sets the password and ends this person's other sessions: who knew the old one may still sit in one of them. A refused
 * password ("conflict") leaves the session that the link opened, so the next try needs no link.
 */
export async function changePassword(
  jar: CookieJar,
  { password, proof, now }: { password: string; proof: LinkProof | null; now: Date },
): Promise<void> {
  const client = await provenClient(jar, proof, now);
  const { error } = await client.auth.updateUser({ password });
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error) {
    const isAboutPassword = error.code === "weak_password" || error.code === "same_password";
    throw new AppError("conflict", error.message, isAboutPassword ? { password: error.message } : undefined);
  }
  await client.auth.signOut({ scope: "others" }).catch(() => undefined);
}
