import { cookieSuffix } from "@/lib/cookie-suffix";
import { cookieDays } from "@/lib/security/cookie-days";

/** Scripts read it too, so it is no HttpOnly cookie; it opens nothing. */
export const consentCookie = {
  name: `kapas-consent${cookieSuffix}`,
  maxAge: cookieDays.consent * 24 * 3600,
};

/** Where an answer is kept as proof. */
export const consentRecordPath = "/api/consent";
