import "server-only";
import { AppError } from "@/server/errors";
import {
  type CookieJar,
  hasSessionCookie,
  requestCookieJar,
  type SessionClient,
  sessionClient,
} from "@/server/supabase/viewer-client";

/** Ends every session of this person and clears the cookies. */
export async function signOut(client: SessionClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "global" });
  if (error) throw new AppError("unavailable", "Failed to sign out");
}

/** Call before a new sign-in. A session that is dead, or can't be ended now, must not block it. */
export async function clearSession(client: SessionClient): Promise<void> {
  await client.auth.signOut({ scope: "global" }).catch(() => undefined);
}

/** Ends only the session in these cookies: its owner may have just opened a new one. */
export async function endSessionIn(cookies: ReturnType<CookieJar["getAll"]>): Promise<void> {
  const jar = { getAll: () => cookies, set: () => undefined };
  if (!hasSessionCookie(jar)) return;
  await sessionClient(jar)
    .auth.signOut({ scope: "local" })
    .catch(() => undefined);
}

/** Clears the session of this browser; its account may no longer exist. */
export async function endSession(): Promise<void> {
  const client = sessionClient(await requestCookieJar());
  await client.auth.signOut({ scope: "local" }).catch(() => undefined);
}
