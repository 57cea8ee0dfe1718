import "server-only";
import { log } from "@/server/log";
import { requestCookieJar, sessionClient } from "@/server/supabase/viewer-client";
import { setNotice } from "./set-notice";
import { signOut } from "./sign-out";

/** Signs the visitor out everywhere, and leaves word of it for the next page. */
export async function leaveShop(): Promise<void> {
  try {
    await signOut(sessionClient(await requestCookieJar()));
    await setNotice("signed-out");
  } catch (error) {
    log.warn({ err: error }, "auth: sign out failed");
    await setNotice("sign-out-failed");
  }
}
