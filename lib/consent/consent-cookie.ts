import { cookieSuffix } from "@/lib/cookie-suffix";
import { cookieDays } from "@/lib/security/cookie-days";

/** Scripts read it too, so it is not HttpOnly; it grants nothing. */
export const consentCookie = {
  name: `kapas-consent${cookieSuffix}`,
  maxAge: cookieDays.consent * 24 * 3600,
};

/** Stores an answer as proof. */
export const consentRecordPath = "/api/consent";
