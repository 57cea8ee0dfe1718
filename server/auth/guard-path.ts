import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { linkPath } from "@/lib/auth/link";
import { accessRuleOf, afterSignIn, callbackScreen, customerHome, signInPath } from "@/lib/auth/redirects";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { recallAdmin } from "./recall-admin";
import { hasAdminRole } from "./repository";

type Visitor = { id: string } | "guest" | "unknown";

/** Renews an expired session on the way. The sign-in screen asks the auth server itself: a token outlives its session. */
async function identify(client: SessionClient, isSure: boolean): Promise<Visitor> {
  if (isSure) {
    const { data, error } = await client.auth.getUser();
    if (error) return isAuthRetryableFetchError(error) ? "unknown" : "guest";
    return { id: data.user.id };
  }
  const { data, error } = await client.auth.getClaims();
  if (error) return isAuthRetryableFetchError(error) ? "unknown" : "guest";
  return data ? { id: data.claims.sub } : "guest";
}

/** Where a request is better sent, or null. `client` is null when the request carries no session. */
export async function redirectFor(client: SessionClient | null, url: URL): Promise<string | null> {
  const rule = accessRuleOf(url.pathname);
  const here = `${url.pathname}${url.search}`;
  const linkTarget = rule === "guest" ? linkPath(callbackScreen, Object.fromEntries(url.searchParams)) : null;
  if (linkTarget) return linkTarget;

  const visitor = client ? await identify(client, rule === "guest") : "guest";
  // The pages say what is wrong when the auth server can't be reached.
  if (visitor === "unknown") return null;
  if (visitor === "guest" || !client) {
    return rule === "customer" || rule === "admin" ? signInPath({ next: here }) : null;
  }

  const isAdmin = () => hasAdminRole(client, visitor.id);
  if (rule === "guest") {
    return afterSignIn(await recallAdmin({ id: visitor.id, isAdmin }), url.searchParams.get("next"));
  }
  // Asked anew: a remembered "no" and the dashboard, which sends admins here, would send somebody to and fro.
  return rule === "admin" && (await isAdmin().catch(() => true)) === false ? customerHome : null;
}
