import "server-only";
import { type CookieJar, type SessionClient, sessionClient } from "@/server/supabase/viewer-client";

/**
 * A client that takes no cookie back. After a refusal supabase-js removes the cookies that it has set for a link on its
 * way, and who watches them would know which addresses have an account.
 */
export function tightLippedClient(jar: CookieJar): SessionClient {
  const set: CookieJar["set"] = (cookie) => {
    if (cookie.value !== "") jar.set(cookie);
  };
  return sessionClient({ ...jar, set });
}
