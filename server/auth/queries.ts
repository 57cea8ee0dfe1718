import "server-only";
import { isAuthRetryableFetchError, type User } from "@supabase/supabase-js";
import { redirect } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { type AnsweredForm, findAuthForm } from "@/lib/auth/form-names";
import { type PendingOtp, secondsLeft } from "@/lib/auth/pending-otp";
import { afterSignIn, customerHome, signInPath } from "@/lib/auth/redirects";
import { readFormState } from "@/server/http/form-flash";
import {
  hasSessionCookie,
  requestCookieJar,
  type SessionClient,
  viewerClient,
} from "@/server/supabase/viewer-client";
import { readPendingOtp } from "./keep-pending-otp";
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
  firstName: string;
  lastName: string;
  isAdmin: () => Promise<boolean>;
};

function textOf(metadata: User["user_metadata"], key: string): string {
  const value: unknown = metadata[key];
  return typeof value === "string" ? value : "";
}

export function toViewer(user: User, client: SessionClient): Viewer {
  let admin: Promise<boolean> | undefined;
  return {
    id: user.id,
    email: user.email || null,
    phone: user.phone ? `+${user.phone.replace(/^\+/, "")}` : null,
    firstName: textOf(user.user_metadata, "first_name"),
    lastName: textOf(user.user_metadata, "last_name"),
    isAdmin: () => {
      admin ??= hasAdminRole(client, user.id);
      return admin;
    },
  };
}

/**
 * The signed-in person, or null. Asks the auth server, which knows whether the session still stands: a token alone stays
 * valid for up to an hour after signing out. Throws when the auth server can't be reached, because "nobody" would be a lie.
 */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  if (!hasSessionCookie(await requestCookieJar())) return null;
  const client = await viewerClient();
  const { data, error } = await client.auth.getUser();
  if (error && isAuthRetryableFetchError(error)) throw error;
  return data.user ? toViewer(data.user, client) : null;
});

/** For pages of signed-in people: anybody else goes to sign in, and comes back to `returnTo`. */
export async function requireViewer(returnTo: string): Promise<Viewer> {
  const viewer = await getViewer();
  if (!viewer) redirect(signInPath({ next: returnTo }));
  return viewer;
}

/** For pages of the back office. A customer is sent to his own first page. */
export async function requireAdmin(returnTo: string): Promise<Viewer> {
  const viewer = await requireViewer(returnTo);
  if (!(await viewer.isAdmin())) redirect(customerHome);
  return viewer;
}

/** For the sign-in screens: who is signed in already is sent on. With the auth server away, the screen still opens. */
export async function requireGuest(next: unknown): Promise<void> {
  const viewer = await getViewer().catch(() => null);
  if (viewer) redirect(afterSignIn(await recallAdmin(viewer), next));
}

/** The code that is on its way to this visitor, and how long it is good for. */
export async function getPendingOtp(): Promise<{
  phone: string;
  purpose: PendingOtp["purpose"];
  secondsLeft: number;
} | null> {
  const pending = await readPendingOtp();
  if (!pending) return null;
  return { phone: pending.phone, purpose: pending.purpose, secondsLeft: secondsLeft(pending, Date.now()) };
}

const formDataSchema = z.object({ email: z.string() }).nullable();

/** The answer to a form of these screens that was sent before its page had scripts. */
export async function getAnsweredForm(): Promise<AnsweredForm> {
  const answered = await readFormState(formDataSchema);
  const form = answered && findAuthForm(answered.name);
  return form ? { form, state: answered.state } : null;
}
