import "server-only";
import { isAuthRetryableFetchError, type User } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { customerHome, signInPath } from "@/lib/auth/redirects";
import { hasSessionCookie, type SessionClient, viewerClient } from "@/server/supabase/viewer-client";
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
  const store = await cookies();
  if (!hasSessionCookie({ getAll: () => store.getAll() })) return null;
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
