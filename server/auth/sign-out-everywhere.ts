import "server-only";
import { cookies } from "next/headers";
import { signedInHint } from "@/lib/auth/session-cookies";
import { deleteCookie } from "@/server/http/delete-cookie";
import { log } from "@/server/log";
import { sessionCookie } from "@/server/supabase/session-cookie";
import { requestCookieJar, sessionClient } from "@/server/supabase/viewer-client";
import { setNotice } from "./set-notice";
import { signOut } from "./sign-out";

/** Drops the cookies of a session that the auth server can't end or does not know. */
async function clearShopCookies(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) {
    if (name === signedInHint || name.startsWith(sessionCookie)) await deleteCookie(name);
  }
}

/**
 * Signs the visitor out everywhere and leaves a notice for the next page. `isForced`: this browser drops the session even
 * when the auth server fails; for a session that can't be used.
 */
export async function signOutEverywhere({ isForced }: { isForced: boolean }): Promise<void> {
  try {
    await signOut(sessionClient(await requestCookieJar()));
    await setNotice("signed-out");
  } catch (error) {
    log.warn({ err: error }, "auth: sign out failed");
    if (isForced) await clearShopCookies();
    await setNotice(isForced ? "signed-out" : "sign-out-failed");
  }
}
