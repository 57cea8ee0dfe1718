import "server-only";
import { type CookieJar, type SessionClient, sessionClient } from "@/server/supabase/viewer-client";

/**
 * A client that never removes a cookie. After a refusal supabase-js removes the cookies that it set for the link, which
 * would reveal which addresses have an account.
 */
export function cookieKeepingClient(jar: CookieJar): SessionClient {
  const set: CookieJar["set"] = (cookie) => {
    if (cookie.value !== "") jar.set(cookie);
  };
  return sessionClient({ ...jar, set });
}
