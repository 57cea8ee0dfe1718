import "server-only";
import { AppError } from "@/server/errors";
import {
  type CookieJar,
  hasSessionCookie,
  requestCookieJar,
  type SessionClient,
  sessionClient,
} from "@/server/supabase/viewer-client";

/** Ends every session of this person, and clears the stored one. */
export async function signOut(client: SessionClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "global" });
  if (error) throw new AppError("unavailable", "Failed to sign out");
}

/** Before somebody signs in anew. A session that is dead already, or can't be ended now, must not keep them out. */
export async function clearSession(client: SessionClient): Promise<void> {
  await client.auth.signOut({ scope: "global" }).catch(() => undefined);
}

/** Ends the session that these cookies hold, and no other one of its owner: they may just have opened a new one. */
export async function endSessionIn(cookies: ReturnType<CookieJar["getAll"]>): Promise<void> {
  const jar = { getAll: () => cookies, set: () => undefined };
  if (!hasSessionCookie(jar)) return;
  await sessionClient(jar)
    .auth.signOut({ scope: "local" })
    .catch(() => undefined);
}

/** Forgets the session of this browser, whose owner may be gone already. */
export async function endSession(): Promise<void> {
  const client = sessionClient(await requestCookieJar());
  await client.auth.signOut({ scope: "local" }).catch(() => undefined);
}
