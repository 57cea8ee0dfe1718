/** The version of the text below, stored with each lead: a new text needs a new version. */
export const consentVersion = "2026-12";

/** How long an address that never orders is kept; same as in receive_lead(). */
export const subscriberYears = 2;

/** The consent text of the form, right above its button. */
export const consentText =
  "We'll email you your code, and offers from time to time. Unsubscribe with one tap in any email.";
