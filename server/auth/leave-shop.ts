import "server-only";
import { cookies } from "next/headers";
import { signedInHint } from "@/lib/auth/session-cookies";
import { log } from "@/server/log";
import { requestCookieJar, sessionClient } from "@/server/supabase/viewer-client";
import { setNotice } from "./set-notice";
import { signOut } from "./sign-out";

/** The cookies of a session that the auth server does not end, because it can't or does not know it. */
async function forgetCookies(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) {
    if (name === signedInHint || name.startsWith("kapas-session")) store.delete(name);
  }
}

/**
 * Signs the visitor out everywhere, and leaves word of it for the next page. `isForced`: this browser forgets the session
 * even when the auth server fails, for a session that nothing can be done with.
 */
export async function leaveShop({ isForced }: { isForced: boolean }): Promise<void> {
  try {
    await signOut(sessionClient(await requestCookieJar()));
    await setNotice("signed-out");
  } catch (error) {
    log.warn({ err: error }, "auth: sign out failed");
    if (isForced) await forgetCookies();
    await setNotice(isForced ? "signed-out" : "sign-out-failed");
  }
}
