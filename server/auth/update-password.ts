import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { redirect } from "next/navigation";
import type { LinkProof } from "@/lib/auth/link";
import { passwordScreen, secondFactorPath } from "@/lib/auth/redirects";
import { paths } from "@/lib/paths";
import { AppError } from "@/server/errors";
import { fetchViewer, type Viewer } from "@/server/session/viewer";
import {
  type CookieJar,
  hasSessionCookie,
  requestCookieJar,
  type SessionClient,
  sessionClient,
} from "@/server/supabase/viewer-client";
import { isPasswordOf, wrongPasswordMessage } from "./check-password";
import { consumePasswordPass, issuePasswordPass } from "./password-pass";
import { redeemLink } from "./redeem-link";
import { setNotice } from "./set-notice";

const deadLinkMessage = "This link has expired or was already used. Please request a new one.";
const freshForMs = 15 * 60 * 1000;
/** A little less than the 24 hours of `secure_password_change` in supabase/config.toml. */
const recentMs = 23 * 60 * 60 * 1000;

/** Whether the sign-in is recent. An unattended browser must not be enough to end an account. */
export function isFreshSignIn({ signedInAt }: Pick<Viewer, "signedInAt">): boolean {
  if (!signedInAt) return false;
  const age = Date.now() - Date.parse(signedInAt);
  return age >= -60_000 && age <= freshForMs;
}

type Proven = { client: SessionClient; viewer: Viewer };

/** Accepts a link from a mail, used now or a moment ago. Any other session must give the old password elsewhere. */
async function proveViewer(jar: CookieJar, proof: LinkProof | null, now: Date): Promise<Proven> {
  if (proof) {
    const opened = await redeemLink(jar, proof);
    if (!opened) throw new AppError("unauthenticated", deadLinkMessage);
    return opened;
  }
  if (!hasSessionCookie(jar)) throw new AppError("unauthenticated", deadLinkMessage);
  const client = sessionClient(jar);
  const viewer = await fetchViewer(client);
  if (!viewer) throw new AppError("unauthenticated", deadLinkMessage);
  if (!(await consumePasswordPass(viewer.id, now))) {
    await setNotice("password-asked");
    redirect(paths.profile);
  }
  return { client, viewer };
}

/**
 * Sets the password and ends this person's other sessions: someone who knew the old password may be using one. After a
 * refused password, or on the way to the second factor, the next try needs no link.
 */
export async function changePassword(
  jar: CookieJar,
  { password, proof, now }: { password: string; proof: LinkProof | null; now: Date },
): Promise<Viewer> {
  const { client, viewer } = await proveViewer(jar, proof, now);
  try {
    await setPassword(client, password);
  } catch (error) {
    await issuePasswordPass(viewer.id, now);
    throw error;
  }
  return viewer;
}

async function setPassword(client: SessionClient, password: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  // A change of a staff password needs the second factor too.
  if (error?.code === "insufficient_aal") redirect(secondFactorPath(passwordScreen));
  if (error) {
    const isAboutPassword = error.code === "weak_password" || error.code === "same_password";
    throw new AppError("conflict", error.message, isAboutPassword ? { password: error.message } : undefined);
  }
  await client.auth.signOut({ scope: "others" }).catch(() => undefined);
}

/** For a signed-in person who knows the current password. */
export async function replacePassword({
  email,
  currentPassword,
  password,
}: {
  email: string;
  currentPassword: string;
  password: string;
}): Promise<void> {
  if (!(await isPasswordOf(email, currentPassword))) {
    throw new AppError("invalid_input", wrongPasswordMessage, { currentPassword: wrongPasswordMessage });
  }
  const client = sessionClient(await requestCookieJar());
  const viewer = await fetchViewer(client);
  // The auth server requires a sign-in within a day. Signing in with the verified password provides it.
  if (viewer?.signedInAt && Date.now() - Date.parse(viewer.signedInAt) > recentMs) {
    const { error } = await client.auth.signInWithPassword({ email, password: currentPassword });
    if (error) throw new AppError("unavailable");
  }
  await setPassword(client, password);
}
