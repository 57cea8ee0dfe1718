import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type AnsweredForm, findAuthForm } from "@/lib/auth/form-names";
import type { GoogleTrip } from "@/lib/auth/google";
import type { LinkArrival, LinkProof } from "@/lib/auth/link";
import { type PendingOtp, secondsLeft } from "@/lib/auth/pending-otp";
import { afterSignIn, customerHome, signInPath } from "@/lib/auth/redirects";
import { signedInHint } from "@/lib/auth/session-cookies";
import { paths } from "@/lib/paths";
import { AppError } from "@/server/errors";
import { readFormState } from "@/server/http/form-flash";
import { type Door, knockAsViewer, lacksFactor } from "@/server/session/back-office";
import { recallAdmin } from "@/server/session/recall-admin";
import { getViewer, requireViewer, type Viewer } from "@/server/session/viewer";
import { isSessionCookie } from "@/server/supabase/session-cookie";
import { requestCookieJar } from "@/server/supabase/viewer-client";
import { readGoogleTrip } from "./google-cookies";
import { hasGoogleProof } from "./google-proof";
import { googleSettings } from "./google-settings";
import { readPendingOtp } from "./keep-pending-otp";
import { readRegistrationKey } from "./keep-registration";
import { findLinkArrival } from "./link-arrival";
import { findPasswordPass } from "./password-pass";

/**
 * What the header of a static page shows of the visitor; isAdmin as of at most 5 minutes ago. Cookies of a session that is
 * dead or was never ours are refused with AppError("unauthenticated"), and the hint that led here is taken away.
 */
export async function readSession(): Promise<{
  user: { firstName: string; email: string | null } | null;
  isAdmin: boolean;
}> {
  const store = await cookies();
  const isClaimed = store
    .getAll()
    .some(({ name, value }) => name === signedInHint || (isSessionCookie(name) && value !== ""));
  const viewer = await getViewer();
  if (viewer) {
    const { firstName, email } = viewer;
    return { user: { firstName, email }, isAdmin: await recallAdmin(viewer) };
  }
  if (store.has(signedInHint)) store.delete(signedInHint);
  if (isClaimed) throw new AppError("unauthenticated");
  return { user: null, isAdmin: false };
}

/** For the page on which staff give their second factor, or set it up. */
export async function requireStaff(returnTo: string): Promise<{ door: Door; hasFactor: boolean }> {
  await requireViewer(returnTo);
  const door = await knockAsViewer();
  if (door === "customer") redirect(customerHome);
  if (door === "over") redirect(signInPath({ next: returnTo }));
  return { door, hasFactor: !(await lacksFactor()) };
}

/** For the sign-in screens: who is signed in already is sent on. With the auth server away, the screen still opens. */
export async function requireGuest(next: unknown): Promise<void> {
  const viewer = await getViewer().catch(() => null);
  if (viewer) redirect(afterSignIn(await recallAdmin(viewer), next));
}

/** The code that is on its way to this visitor, and how long it is good for. */
export async function getPendingOtp(): Promise<
  (Omit<PendingOtp, "sentAt"> & { secondsLeft: number }) | null
> {
  const pending = await readPendingOtp();
  if (!pending) return null;
  const { phone, purpose, isLeft, typed } = pending;
  return { phone, purpose, isLeft, typed, secondsLeft: secondsLeft(pending, Date.now()) };
}

/** Whether the sign-in screens offer Google. */
export function canUseGoogle(): boolean {
  return googleSettings().isOn;
}

/** Google's answer waits to be traded for a session: by which button it was asked for, and where it was to lead. */
export async function getGoogleArrival(): Promise<GoogleTrip | null> {
  return (await hasGoogleProof()) ? readGoogleTrip() : null;
}

/** Whose password may be chosen without the old one, because a link was followed a moment ago; null for a guest. */
export async function getPasswordOwner(): Promise<Viewer | null> {
  const viewer = await getViewer();
  if (viewer && !(await findPasswordPass(viewer.id, new Date()))) redirect(paths.profile);
  return viewer;
}

/** A link from a mail, before it is used: whose it is, and whether it needs a press. */
export async function getLinkArrival(proof: LinkProof): Promise<LinkArrival | null> {
  const [viewer, key, jar] = await Promise.all([
    getViewer().catch(() => null),
    readRegistrationKey(),
    requestCookieJar(),
  ]);
  return findLinkArrival(proof, { viewer, key, jar });
}

const formDataSchema = z.object({ email: z.string() }).nullable();

/** The answer to a form of these screens that was sent before its page had scripts. */
export async function getAnsweredForm(): Promise<AnsweredForm> {
  const answered = await readFormState(formDataSchema);
  const form = answered && findAuthForm(answered.name);
  return form ? { form, state: answered.state } : null;
}
