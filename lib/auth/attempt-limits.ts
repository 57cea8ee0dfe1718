/**
 * How often somebody may try, in one table. Limits by address (IP) are wide: a college or an office shares one.
 * `send` limits hold for known and unknown numbers alike.
 */
export const attemptLimits = {
  otpSendMinute: { bucket: "otp-send-minute", limit: 1, seconds: 60 },
  otpSendDay: { bucket: "otp-send-day", limit: 5, seconds: 24 * 3600 },
  otpSendVisitor: { bucket: "otp-send-ip", limit: 60, seconds: 3600 },
  otpSendShop: { bucket: "otp-send-shop", limit: 5000, seconds: 24 * 3600 },
  otpGuess: { bucket: "otp-guess", limit: 5, seconds: 300 },
  otpGuessVisitor: { bucket: "otp-guess-ip", limit: 120, seconds: 900 },
  passwordAccount: { bucket: "password-account", limit: 50, seconds: 900 },
  /** By address and account together, so that a stranger can't lock somebody out of his own account. */
  passwordAccountVisitor: { bucket: "password-account-ip", limit: 10, seconds: 900 },
  passwordVisitor: { bucket: "password-ip", limit: 300, seconds: 900 },
  registerVisitor: { bucket: "register-ip", limit: 120, seconds: 3600 },
  googleVisitor: { bucket: "google-ip", limit: 120, seconds: 900 },
  orderLink: { bucket: "order-link", limit: 5, seconds: 3600 },
  orderLinkVisitor: { bucket: "order-link-ip", limit: 60, seconds: 3600 },
  resetAccount: { bucket: "reset-account", limit: 5, seconds: 3600 },
  policyReportVisitor: { bucket: "policy-report-ip", limit: 30, seconds: 3600 },
  policyReportShop: { bucket: "policy-report-shop", limit: 1000, seconds: 24 * 3600 },
  resetVisitor: { bucket: "reset-ip", limit: 120, seconds: 3600 },
} as const;

export type AttemptLimit = keyof typeof attemptLimits;
