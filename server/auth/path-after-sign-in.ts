import "server-only";
import { accessRuleOf, afterSignIn, secondFactorPath } from "@/lib/auth/redirects";
import { checkAdminAccess } from "@/server/session/admin-access";
import { requestCookieJar, sessionClient } from "@/server/supabase/viewer-client";

/**
 * Where a sign-in leads. Staff who owe a second factor go straight to its form: if /admin redirected them, the browser
 * would post the form to /admin, and Next drops the cookies of a forwarded answer.
 */
export async function pathAfterSignIn(isStaff: boolean, next: unknown): Promise<string> {
  const place = afterSignIn(isStaff, next);
  const [pathname = place] = place.split(/[?#]/, 1);
  if (!isStaff || accessRuleOf(pathname) !== "staff") return place;
  const door = await checkAdminAccess(sessionClient(await requestCookieJar())).catch(() => "open" as const);
  return door === "code_needed" || door === "factor_needed" ? secondFactorPath(place) : place;
}
