import { cookieSuffix } from "@/lib/cookie-suffix";

/** Readable by scripts: with it, GET /api/session is worth a request. Guests don't have it and send none. */
export const signedInHint = `kapas-signed-in${cookieSuffix}`;

/** A notice for the next page about the last action; the toaster deletes it. */
export const noticeCookie = `kapas-notice${cookieSuffix}`;

/** Tabs notify each other here of logins and logouts. */
export const sessionChannel = "kapas-session";
export type SessionEvent = "signed-in" | "signed-out";
