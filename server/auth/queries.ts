import "server-only";
import type { User } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { AuthenticationError } from "@/lib/auth/authentication-error";
import { type AnsweredForm, findAuthForm } from "@/lib/auth/form-names";
import type { GoogleTrip } from "@/lib/auth/google";
import type { LinkArrival, LinkProof } from "@/lib/auth/link";
import { type PendingOtp, secondsLeft } from "@/lib/auth/pending-otp";
import { afterSignIn, customerHome, secondFactorPath, signInPath, staffPlaceOf } from "@/lib/auth/redirects";
import { signedInHint } from "@/lib/auth/session-cookies";
import { hasTwoFactors, isOver, signedInAtOf } from "@/lib/auth/session-facts";
import { paths } from "@/lib/paths";
import { endInTime, withinPatienceOfPage } from "@/server/deadline";
import { AppError } from "@/server/errors";
import { readFormState } from "@/server/http/form-flash";
import { isSessionCookie } from "@/server/supabase/session-cookie";
import {
  hasSessionCookie,
  requestCookieJar,
  type SessionClient,
  sessionFingerprint,
  viewerClient,
} from "@/server/supabase/viewer-client";
import { type Door, knockAsViewer, lacksFactor } from "./back-office";
import { readGoogleTrip } from "./google-cookies";
import { hasGoogleProof } from "./google-proof";
import { googleSettings } from "./google-settings";
import { judgeError } from "./judge-error";
import { readPendingOtp } from "./keep-pending-otp";
import { readRegistrationKey } from "./keep-registration";
import { findLinkArrival } from "./link-arrival";
import { findPasswordPass } from "./password-pass";
import { recallAdmin } from "./recall-admin";
import { hasAdminRole } from "./repository";

/**
 * Who is looking. `isAdmin` asks the role table, once, when it is called; being a function, it also keeps a viewer from
 * being passed whole to the browser or into "use cache".
 */
export type Viewer = {
  id: string;
  email: string | null;
  phone: string | null;
  /** A code to this phone came back; a phone alone may be anybody's. */
  isPhoneProven: boolean;
  /** A link to this address was followed. */
  isEmailProven: boolean;
  firstName: string;
  lastName: string;
  /** When this session began, ISO */
  signedInAt: string | null;
  isAdmin: () => Promise<boolean>;
  /** Staff with an authenticator app whose session has not given its code; asks the role table only of who has an app. */
  owesCode: () => Promise<boolean>;
};

function textOf(metadata: User["user_metadata"], key: string): string {
  const value: unknown = metadata[key];
  return typeof value === "string" ? value : "";
}

export function toViewer(user: User, client: SessionClient, token?: string): Viewer {
  let admin: Promise<boolean> | undefined;
  const isAdmin = () => {
    admin ??= hasAdminRole(client, user.id);
    return admin;
  };
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return {
    id: user.id,
    email: user.email || null,
    phone: user.phone ? `+${user.phone.replace(/^\+/, "")}` : null,
    isPhoneProven: Boolean(user.phone && user.phone_confirmed_at),
    isEmailProven: Boolean(user.email && user.email_confirmed_at),
    firstName: textOf(user.user_metadata, "first_name"),
    lastName: textOf(user.user_metadata, "last_name"),
    signedInAt: signedInAtOf(token)?.toISOString() ?? user.last_sign_in_at ?? null,
    isAdmin,
    owesCode: async () => hasFactor && !hasTwoFactors(token) && isAdmin(),
  };
}

/**
 * The signed-in person, or null. Asks the auth server, which knows whether the session still stands: a token alone stays
 * valid for up to an hour after signing out. Throws when the auth server can't be reached, because "nobody" would be a lie, and
 * AuthenticationError when its answer makes no sense.
 */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  if (!(await hasSession())) return null;
  const client = await viewerClient();
  return withinPatienceOfPage(() => askViewer(client));
});

/** Whose session a client carries. */
export async function askViewer(client: SessionClient): Promise<Viewer | null> {
  const { data, error } = await endInTime(client.auth.getUser());
  const judgement = error && judgeError(error);
  if (judgement === "down") throw error;
  if (judgement === "nonsense") throw new AuthenticationError();
  if (!data.user) return null;
  const { session } = (await client.auth.getSession()).data;
  const token = session?.access_token;
  if (isOver(signedInAtOf(token), new Date())) return null;
  return toViewer(data.user, client, token);
}

/** The same for what acts for somebody or shows something of theirs: staff who owe their code are nobody yet. */
export const getProvenViewer = cache(async (): Promise<Viewer | null> => {
  const viewer = await getViewer();
  return viewer && (await viewer.owesCode()) ? null : viewer;
});

/** False for who is a guest for certain; asks nobody, and proves nothing. */
export async function hasSession(): Promise<boolean> {
  return hasSessionCookie(await requestCookieJar());
}

/** Under which what belongs to this session may be kept for a moment; null for a guest. */
export async function getSessionKey(): Promise<string | null> {
  return sessionFingerprint(await requestCookieJar());
}

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

/** For pages of signed-in people: anybody else goes to sign in, and comes back to `returnTo`. */
async function requireViewer(returnTo: string): Promise<Viewer> {
  const viewer = await getViewer();
  if (!viewer) redirect(signInPath({ next: returnTo }));
  return viewer;
}

/** For pages of the back office. Who may not enter is sent to where that changes, a customer to their own first page. */
export async function requireAdmin(returnTo: string): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  const door = await knockAsViewer();
  if (door === "customer") redirect(customerHome);
  // The middleware has ended such a session; a page can't.
  if (door === "over") redirect(signInPath({ next: returnTo }));
  if (door !== "open") redirect(secondFactorPath(returnTo));
  return viewer;
}

/** For the page on which staff give their second factor, or set it up. */
export async function requireStaff(returnTo: string): Promise<{ door: Door; hasFactor: boolean }> {
  await requireViewer(returnTo);
  const door = await knockAsViewer();
  if (door === "customer") redirect(customerHome);
  if (door === "over") redirect(signInPath({ next: returnTo }));
  return { door, hasFactor: !(await lacksFactor()) };
}

/** For pages of a customer's own; the shop's staff have none of these and are sent to the back office. */
export async function requireCustomer(returnTo: string): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  // Asked anew: a remembered "yes" and the back office, which sends customers here, would send somebody to and fro.
  if (await viewer.isAdmin()) redirect(staffPlaceOf(returnTo));
  return viewer;
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
