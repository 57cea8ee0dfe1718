import { cookieSuffix } from "@/lib/cookie-suffix";

/** Tells the browser's scripts that asking GET /api/session is worth a call. Guests don't have it and don't ask. */
export const signedInHint = `kapas-signed-in${cookieSuffix}`;

/** A word for the next page about what has just happened; the toaster takes it away. */
export const noticeCookie = `kapas-notice${cookieSuffix}`;

/** Tabs tell each other here when somebody has signed in or out. */
export const sessionChannel = "kapas-session";
export type SessionEvent = "signed-in" | "signed-out";
