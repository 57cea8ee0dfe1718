/** Of the words below, as stored with each lead: another text needs another version. */
export const consentVersion = "2026-12";

/** How long an address is kept that never orders; as in receive_lead(). */
export const subscriberYears = 2;

/** What somebody agrees to by sending the form, right above its button. */
export const consentText =
  "We'll email you your code, and offers from time to time. Unsubscribe with one tap in any email.";
