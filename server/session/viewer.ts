import "server-only";
import type { User } from "@supabase/supabase-js";
import { redirect } from "next/navigation";
import { cache } from "react";
import { adminPaths } from "@/lib/admin-paths";
import { AuthenticationError } from "@/lib/auth/authentication-error";
import { customerHome, secondFactorPath, signInPath, staffPathFor } from "@/lib/auth/redirects";
import { hasTwoFactors, isOver, signedInAtOf } from "@/lib/auth/session-facts";
import type { Permission } from "@/lib/staff/permissions";
import { rejectAtDeadline, withPageDeadline } from "@/server/deadline";
import { toSlowPageError } from "@/server/errors";
import {
  hasSessionCookie,
  requestCookieJar,
  type SessionClient,
  sessionFingerprint,
  viewerClient,
} from "@/server/supabase/viewer-client";
import { checkOwnAdminAccess, hasAnyPermission } from "./admin-access";
import { classifyAuthError } from "./classify-auth-error";
import { hasRole } from "./repository";

/**
 * The signed-in person. `isStaff` asks the role table once, when it is called; as a function, it also keeps a viewer from
 * being passed whole to the browser or into "use cache".
 */
export type Viewer = {
  id: string;
  email: string | null;
  phone: string | null;
  /** A code to this phone was confirmed; an unproven phone may belong to another person. */
  isPhoneProven: boolean;
  /** A link to this address was followed. */
  isEmailProven: boolean;
  firstName: string;
  lastName: string;
  /** When this session began, ISO */
  signedInAt: string | null;
  isStaff: () => Promise<boolean>;
  /** Staff with an authenticator app whose session has no code yet; asks the role table only for people with an app. */
  owesCode: () => Promise<boolean>;
};

function textOf(metadata: User["user_metadata"], key: string): string {
  const value: unknown = metadata[key];
  return typeof value === "string" ? value : "";
}

/** Set by staff, see block_customer(). Stored where a person can't change it, and read with every identity check. */
export function isBlocked({ app_metadata }: User): boolean {
  return app_metadata?.is_blocked === true;
}

export function toViewer(user: User, client: SessionClient, token?: string): Viewer {
  let admin: Promise<boolean> | undefined;
  const isStaff = () => {
    admin ??= hasRole(client, user.id);
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
    isStaff,
    owesCode: async () => hasFactor && !hasTwoFactors(token) && isStaff(),
  };
}

/**
 * The signed-in person, or null. Asks the auth server, which knows whether the session is still valid: a token alone stays
 * valid for up to ten minutes after signing out. Throws when the auth server can't be reached, because null would be wrong, and
 * AuthenticationError when its answer makes no sense.
 */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  if (!(await hasSession())) return null;
  const client = await viewerClient();
  try {
    return await withPageDeadline(() => fetchViewer(client));
  } catch (error) {
    throw toSlowPageError(error);
  }
});

/** The owner of a client's session. */
export async function fetchViewer(client: SessionClient): Promise<Viewer | null> {
  const { data, error } = await rejectAtDeadline(client.auth.getUser());
  const judgement = error && classifyAuthError(error);
  if (judgement === "down") throw error;
  if (judgement === "nonsense") throw new AuthenticationError();
  if (!data.user || isBlocked(data.user)) return null;
  const { session } = (await client.auth.getSession()).data;
  const token = session?.access_token;
  if (isOver(signedInAtOf(token), new Date())) return null;
  return toViewer(data.user, client, token);
}

/** Like getViewer, for actions and personal data: staff who owe their code count as guests. */
export const getProvenViewer = cache(async (): Promise<Viewer | null> => {
  const viewer = await getViewer();
  return viewer && (await viewer.owesCode()) ? null : viewer;
});

/** False for a certain guest. Asks no server and proves nothing. */
export async function hasSession(): Promise<boolean> {
  return hasSessionCookie(await requestCookieJar());
}

/** A cache key for this session's data; null for a guest. */
export async function getSessionKey(): Promise<string | null> {
  return sessionFingerprint(await requestCookieJar());
}

/** For pages of signed-in people: a guest is sent to sign in and returns to `returnTo`. */
export async function requireViewer(returnTo: string): Promise<Viewer> {
  const viewer = await getViewer();
  if (!viewer) redirect(signInPath({ next: returnTo }));
  return viewer;
}

/**
 * For admin pages. Redirects a person who may not enter to the page that can change it, a customer to their
 * dashboard. Staff whose role does not include the permission see a message.
 */
export async function requireAdminAccess(returnTo: string, ...anyOf: Permission[]): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  const door = await checkOwnAdminAccess();
  if (door === "customer") redirect(customerHome);
  // The middleware has ended such a session; a page can't.
  if (door === "over") redirect(signInPath({ next: returnTo }));
  if (door !== "open") redirect(secondFactorPath(returnTo));
  if (anyOf.length > 0 && !(await hasAnyPermission(...anyOf))) redirect(adminPaths.noAccess);
  return viewer;
}

/** For customer pages; staff have none and are redirected to the admin. */
export async function requireCustomer(returnTo: string): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  // Not cached: a cached "yes" and the admin, which redirects customers here, would redirect to each other for ever.
  if (await viewer.isStaff()) redirect(staffPathFor(returnTo));
  return viewer;
}
