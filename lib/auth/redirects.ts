import { paths } from "@/lib/paths";
import { safeNextPath } from "./next-path";

export const customerHome = "/dashboard";
export const adminHome = paths.admin;

const signInScreen = "/auth";
export const passwordScreen = "/update-password";
/** For a person who verified an address that another person may have typed first: the account has no password yet. */
export const firstPasswordPath = `${passwordScreen}?reason=proven`;
export const callbackScreen = "/auth-callback";
export const afterSignOut = "/";
/** For all roles; the admin redirects customers to their own first page. */
export const afterPasswordUpdate = adminHome;

/** Who may open a path. `guest` screens redirect people who are logged in. */
export type AccessRule = "anybody" | "guest" | "customer" | "staff";

// Not listed: /wishlist, a public page where guests log in, and orders, which a link opens for guests too.
const rules: readonly (readonly [prefix: string, rule: AccessRule])[] = [
  ["/admin", "staff"],
  ["/account", "customer"],
  ["/dashboard", "customer"],
  ["/orders", "customer"],
  ["/group-orders", "customer"],
  ["/subscription/signup", "customer"],
  ["/subscription/success", "customer"],
  ["/auth", "guest"],
  ["/login", "guest"],
];

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

export function accessRuleOf(pathname: string): AccessRule {
  return rules.find(([prefix]) => isUnder(pathname, prefix))?.[1] ?? "anybody";
}

function homeOf(isStaff: boolean): string {
  return isStaff ? adminHome : customerHome;
}

/** Staff have no customer account; its pages redirect them here. */
export function staffPathFor(path: string): string {
  return isUnder(path, paths.profile) || isUnder(path, paths.accountPrivacy) ? paths.adminAccount : adminHome;
}

/** A signed-in person's next page: the one that required the login, or their own first page. */
export function afterSignIn(isStaff: boolean, next: unknown): string {
  const path = safeNextPath(next);
  if (!path) return homeOf(isStaff);
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  const rule = accessRuleOf(pathname);
  if (rule === "staff" && !isStaff) return homeOf(isStaff);
  return rule === "customer" && isStaff ? staffPathFor(pathname) : path;
}

export type AuthTab = "login" | "register" | "forgot-password";

export function parseAuthTab(value: unknown): AuthTab {
  return value === "register" || value === "forgot-password" ? value : "login";
}

/** The second-factor page for staff, with the return path. */
export function secondFactorPath(next: string): string {
  const query = new URLSearchParams({ next });
  return next === adminHome ? paths.adminSecondFactor : `${paths.adminSecondFactor}?${query}`;
}

/** The login screen, with the return path. */
export function signInPath(options: { next?: unknown; tab?: AuthTab; notice?: string } = {}): string {
  const query = new URLSearchParams();
  if (options.tab && options.tab !== "login") query.set("tab", options.tab);
  const next = safeNextPath(options.next);
  if (next) query.set("next", next);
  if (options.notice) query.set("notice", options.notice);
  const text = query.toString();
  return text ? `${signInScreen}?${text}` : signInScreen;
}
