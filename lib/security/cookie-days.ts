/** Lifetime of the long-lived cookies in days; the privacy policy names the same numbers. */
export const cookieDays = {
  session: 30,
  browser: 180,
  device: 180,
  referral: 30,
  popup: 30,
  subscriber: 365,
  consent: 180,
} as const;
