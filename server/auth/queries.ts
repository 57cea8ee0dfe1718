import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type AnsweredForm, findAuthForm } from "@/lib/auth/form-names";
import type { GoogleTrip } from "@/lib/auth/google";
import type { LinkArrival, LinkProof } from "@/lib/auth/link";
import { maskEmail } from "@/lib/auth/mask-email";
import { type PendingOtp, secondsLeft } from "@/lib/auth/pending-otp";
import { afterSignIn, customerHome, signInPath } from "@/lib/auth/redirects";
import { signedInHint } from "@/lib/auth/session-cookies";
import { paths } from "@/lib/paths";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";
import { readFormState } from "@/server/http/form-flash";
import { type AdminAccess, checkOwnAdminAccess, lacksFactor } from "@/server/session/admin-access";
import { isStaffMember } from "@/server/session/is-staff-member";
import { getViewer, requireViewer } from "@/server/session/viewer";
import { isSessionCookie } from "@/server/supabase/session-cookie";
import { requestCookieJar } from "@/server/supabase/viewer-client";
import { readGoogleTrip } from "./google-cookies";
import { hasGoogleProof } from "./google-proof";
import { googleSettings } from "./google-settings";
import { findLinkArrival } from "./link-arrival";
import { findPasswordPass } from "./password-pass";
import { readPendingOtp } from "./pending-otp";
import { readRegistrationKey } from "./registration-key";

/**
 * What the header of a static page shows of the visitor; isStaff is at most 5 minutes old. Cookies of a dead or foreign
 * session fail with AppError("unauthenticated"), and the hint cookie is removed.
 */
export async function readSession(): Promise<{
  user: { firstName: string; email: string | null } | null;
  isStaff: boolean;
}> {
  const store = await cookies();
  const isClaimed = store
    .getAll()
    .some(({ name, value }) => name === signedInHint || (isSessionCookie(name) && value !== ""));
  const viewer = await getViewer();
  if (viewer) {
    const { firstName, email } = viewer;
    return { user: { firstName, email }, isStaff: await isStaffMember(viewer) };
  }
  if (store.has(signedInHint)) store.delete(signedInHint);
  if (isClaimed) throw new AppError("unauthenticated");
  return { user: null, isStaff: false };
}

/** For the page where staff enter or set up their second factor. */
export async function requireStaff(returnTo: string): Promise<{ door: AdminAccess; hasFactor: boolean }> {
  await requireViewer(returnTo);
  const door = await checkOwnAdminAccess();
  if (door === "customer") redirect(customerHome);
  if (door === "over") redirect(signInPath({ next: returnTo }));
  return { door, hasFactor: !(await lacksFactor()) };
}

/** For the sign-in screens: redirects a visitor who is signed in. When the auth server is unavailable, the screen still opens. */
export async function requireGuest(next: unknown): Promise<void> {
  const viewer = await getViewer().catch(() => null);
  if (viewer) redirect(afterSignIn(await isStaffMember(viewer), next));
}

/** The code that was sent to this visitor, and how long it stays valid. */
export async function getPendingOtp(): Promise<
  (Omit<PendingOtp, "sentAt"> & { secondsLeft: number }) | null
> {
  const pending = await readPendingOtp();
  if (!pending) return null;
  const { phone, purpose, isLeft, typed } = pending;
  return { phone, purpose, isLeft, typed, secondsLeft: secondsLeft(pending, now().getTime()) };
}

/** Whether the sign-in screens offer Google. */
export function canUseGoogle(): boolean {
  return googleSettings().isOn;
}

/** An ID token from Google waits for /auth-callback: which button started it, and where it leads. */
export async function getGoogleArrival(): Promise<GoogleTrip | null> {
  return (await hasGoogleProof()) ? readGoogleTrip() : null;
}

/**
 * Whose password may be set without the old one: by the link of the address, or by one that this browser has just used. Null for a
 * link that is used up or made up, and for a guest.
 */
export async function getPasswordChange(
  proof: LinkProof | null,
): Promise<{ email: string | null; usesLink: boolean } | null> {
  const arrival = proof && (await getLinkArrival(proof));
  if (arrival) return { email: arrival.email, usesLink: true };
  const viewer = await getViewer();
  if (viewer && (await findPasswordPass(viewer.id, now())))
    return { email: viewer.email && maskEmail(viewer.email), usesLink: false };
  if (viewer && !proof) redirect(paths.profile);
  return null;
}

/** A link from a mail before it is used: its owner, and whether a button must be pressed. */
export async function getLinkArrival(proof: LinkProof): Promise<LinkArrival | null> {
  const [viewer, key, jar] = await Promise.all([
    getViewer().catch(() => null),
    readRegistrationKey(),
    requestCookieJar(),
  ]);
  return findLinkArrival(proof, { viewer, key, jar });
}

const formDataSchema = z
  .object({
    email: z.string(),
    complaint: z
      .object({ number: z.string(), path: z.string(), answerBy: z.string(), solveBy: z.string() })
      .optional(),
  })
  .nullable();

/** The result of a form on these screens that was submitted before hydration. */
export async function getAnsweredForm(): Promise<AnsweredForm> {
  const answered = await readFormState(formDataSchema);
  const form = answered && findAuthForm(answered.name);
  return form ? { form, state: answered.state } : null;
}
