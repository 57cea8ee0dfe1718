import "server-only";
import { linkPath } from "@/lib/auth/link";
import type { NoticeName } from "@/lib/auth/notices";
import {
  accessRuleOf,
  afterSignIn,
  callbackScreen,
  customerHome,
  secondFactorPath,
  signInPath,
  staffPathFor,
} from "@/lib/auth/redirects";
import { paths } from "@/lib/paths";
import { rejectAtDeadline } from "@/server/deadline";
import { checkAdminAccess } from "@/server/session/admin-access";
import { classifyAuthError } from "@/server/session/classify-auth-error";
import { clearStaffCache, isStaffMember } from "@/server/session/is-staff-member";
import { hasRole } from "@/server/session/repository";
import type { SessionClient } from "@/server/supabase/viewer-client";

type Visitor = { id: string } | "guest" | "unknown";

/** Also renews an expired session. `isSure` asks the auth server, because a token outlives its session. */
async function identify(client: SessionClient, isSure: boolean): Promise<Visitor> {
  if (isSure) {
    const { data, error } = await rejectAtDeadline(client.auth.getUser());
    if (error) return classifyAuthError(error) === "guest" ? "guest" : "unknown";
    return { id: data.user.id };
  }
  const { data, error } = await rejectAtDeadline(client.auth.getClaims());
  if (error) return classifyAuthError(error) === "guest" ? "guest" : "unknown";
  return data ? { id: data.claims.sub } : "guest";
}

/**
 * The redirect for a request, or null; may leave a notice for the next page. `client` is null when the request carries no
 * session.
 */
export async function findRedirect(
  client: SessionClient | null,
  url: URL,
  leaveNotice: (name: NoticeName) => void,
): Promise<string | null> {
  const rule = accessRuleOf(url.pathname);
  const here = `${url.pathname}${url.search}`;
  const linkTarget = rule === "guest" ? linkPath(callbackScreen, Object.fromEntries(url.searchParams)) : null;
  if (linkTarget) return linkTarget;

  const visitor = client ? await identify(client, rule === "guest").catch(() => "unknown" as const) : "guest";
  // The pages report the failure of the auth server.
  if (visitor === "unknown") return null;
  if (visitor === "guest" || !client) {
    return rule === "customer" || rule === "staff" ? signInPath({ next: here }) : null;
  }

  const isStaff = () => hasRole(client, visitor.id);
  if (rule === "guest") {
    return afterSignIn(await isStaffMember({ id: visitor.id, isStaff }), url.searchParams.get("next"));
  }
  if (rule === "customer") {
    return (await isStaffMember({ id: visitor.id, isStaff })) ? staffPathFor(url.pathname) : null;
  }
  return rule === "staff" ? redirectStaff(client, visitor.id, url, leaveNotice) : null;
}

/** Ends a session that is too old for the admin: cookies can be written here. */
async function redirectStaff(
  client: SessionClient,
  id: string,
  url: URL,
  leaveNotice: (name: NoticeName) => void,
): Promise<string | null> {
  const here = `${url.pathname}${url.search}`;
  const door = await checkAdminAccess(client).catch(() => "open" as const);
  if (door === "customer") {
    // Otherwise a cached "yes" and the dashboard would redirect to each other for ever.
    clearStaffCache(id);
    return customerHome;
  }
  if (door === "over") {
    await client.auth.signOut({ scope: "local" });
    leaveNotice("admin-session-over");
    return signInPath({ next: here });
  }
  const isThere = url.pathname === paths.adminSecondFactor;
  return door === "open" || isThere ? null : secondFactorPath(here);
}
