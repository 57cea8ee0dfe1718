export type Subject =
  | "visitor"
  /** A guest's IP address: signed-in people are not counted. */
  | "guest"
  /** A signed-in person, or a guest's browser; a browser without cookies counts by its IP address. */
  | "browser"
  | "person"
  | "phone"
  | "email"
  | "account"
  | "account and visitor"
  | "device"
  | "sent code"
  | "order"
  | "order and email"
  | "visitor and variant"
  | "visitor and review"
  /** The whole shop: strangers can fill it, so it has the puzzle "full". */
  | "shop"
  /** One process of the shop, in its memory: `spendInstanceLimit()`. */
  | "instance";

interface Limit {
  /** The counter's name in the database and in the log. */
  bucket: string;
  /** The subject. A visitor is an IPv4 address or an IPv6 /64. */
  by: Subject;
  limit: number;
  seconds: number;
  /** half: from half of the limit on, an attempt needs a solved puzzle. full: a full limit requires one and never refuses. */
  puzzle?: "half" | "full";
}

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/**
 * All rate limits of the shop, in one table. docs/operations.md lists them with the reasons, and a
 * test compares both. Limits by visitor are wide: an office, a college or a mobile network shares one IP address.
 */
export const limits = {
  otpSendMinute: { bucket: "otp-send-minute", by: "phone", limit: 1, seconds: minute },
  otpSendDay: { bucket: "otp-send-day", by: "phone", limit: 5, seconds: day, puzzle: "half" },
  otpSendVisitor: { bucket: "otp-send-ip", by: "visitor", limit: 240, seconds: hour, puzzle: "half" },
  otpSendShop: { bucket: "otp-send-shop", by: "shop", limit: 2500, seconds: day, puzzle: "full" },
  /** A browser that logged in with this number before. */
  otpSendDevice: { bucket: "otp-send-device", by: "device", limit: 5, seconds: day, puzzle: "half" },
  /** Codes to an order's phone have their own budgets: a login attempt with another person's number sends nothing without an account. */
  orderCodeMinute: { bucket: "order-code-minute", by: "phone", limit: 1, seconds: minute },
  orderCodeDay: { bucket: "order-code-day", by: "phone", limit: 5, seconds: day },
  orderCodeVisitor: { bucket: "order-code-ip", by: "visitor", limit: 240, seconds: hour },
  /** Counted by the sent code: a stranger who did not request it can't use up its guesses. */
  otpGuess: { bucket: "otp-guess", by: "sent code", limit: 5, seconds: 5 * minute },
  otpGuessVisitor: { bucket: "otp-guess-ip", by: "visitor", limit: 240, seconds: 15 * minute },
  passwordAccount: { bucket: "password-account", by: "account", limit: 50, seconds: 15 * minute },
  /** When full, these two require a puzzle instead of refusing, because strangers can fill them. */
  passwordAccountVisitor: {
    bucket: "password-account-ip",
    by: "account and visitor",
    limit: 10,
    seconds: 15 * minute,
  },
  /** A browser that logged in to this account before. */
  passwordDevice: { bucket: "password-device", by: "device", limit: 10, seconds: 15 * minute },
  /** The password of a signed-in person, required again */
  passwordPerson: { bucket: "password-person", by: "person", limit: 10, seconds: 15 * minute },
  /** By the link that was followed */
  newPassword: { bucket: "new-password", by: "sent code", limit: 1, seconds: 15 * minute },
  secondFactorPerson: { bucket: "second-factor", by: "person", limit: 10, seconds: 15 * minute },
  passwordVisitor: { bucket: "password-ip", by: "visitor", limit: 300, seconds: 15 * minute },
  registerVisitor: { bucket: "register-ip", by: "visitor", limit: 120, seconds: hour, puzzle: "half" },
  registerMailbox: { bucket: "register-email", by: "email", limit: 5, seconds: day, puzzle: "half" },
  registerShop: { bucket: "register-shop", by: "shop", limit: 500, seconds: hour, puzzle: "full" },
  googleVisitor: { bucket: "google-ip", by: "visitor", limit: 120, seconds: 15 * minute },
  resetAccount: { bucket: "reset-account", by: "email", limit: 5, seconds: hour, puzzle: "half" },
  resetVisitor: { bucket: "reset-ip", by: "visitor", limit: 120, seconds: hour, puzzle: "half" },
  formVisitor: { bucket: "form-ip", by: "visitor", limit: 600, seconds: 15 * minute },
  formPerson: { bucket: "form-person", by: "person", limit: 120, seconds: 15 * minute },
  wishPerson: { bucket: "wish-person", by: "person", limit: 600, seconds: 15 * minute },
  staffPerson: { bucket: "staff-person", by: "person", limit: 2000, seconds: 15 * minute },
  staffSearch: { bucket: "staff-search", by: "person", limit: 1800, seconds: 15 * minute },
  invitePerson: { bucket: "invite-person", by: "person", limit: 20, seconds: hour },
  exportVisitor: { bucket: "export-ip", by: "visitor", limit: 120, seconds: hour },

  placeVisitor: { bucket: "place-ip", by: "visitor", limit: 400, seconds: hour, puzzle: "half" },
  placePhone: { bucket: "place-phone", by: "phone", limit: 40, seconds: hour, puzzle: "full" },
  placeEmail: { bucket: "place-email", by: "email", limit: 40, seconds: hour, puzzle: "full" },
  placeShop: { bucket: "place-shop", by: "shop", limit: 6000, seconds: hour, puzzle: "full" },
  orderVisitor: { bucket: "order-ip", by: "visitor", limit: 600, seconds: 15 * minute },
  orderLink: { bucket: "order-link", by: "order and email", limit: 5, seconds: hour },
  orderLinkVisitor: { bucket: "order-link-ip", by: "visitor", limit: 60, seconds: hour },
  /** Another attempt within the minute is a second tap: it's answered like the first and sends nothing. */
  orderAccount: { bucket: "order-account", by: "order", limit: 1, seconds: minute },
  orderAccountVisitor: { bucket: "order-account-ip", by: "visitor", limit: 60, seconds: hour },
  subscriptionPerson: { bucket: "subscription-person", by: "person", limit: 120, seconds: hour },
  mandatePerson: { bucket: "mandate-person", by: "person", limit: 120, seconds: hour },

  contactVisitor: { bucket: "contact-ip", by: "visitor", limit: 60, seconds: hour, puzzle: "half" },
  contactMailbox: { bucket: "contact-email", by: "email", limit: 10, seconds: hour, puzzle: "full" },
  contactShop: { bucket: "contact-shop", by: "shop", limit: 300, seconds: hour, puzzle: "full" },

  leadVisitor: { bucket: "lead-ip", by: "visitor", limit: 60, seconds: hour, puzzle: "half" },
  leadMailbox: { bucket: "lead-email", by: "email", limit: 6, seconds: hour, puzzle: "full" },
  leadShop: { bucket: "lead-shop", by: "shop", limit: 600, seconds: hour, puzzle: "full" },
  trackVisitor: { bucket: "track-ip", by: "visitor", limit: 600, seconds: minute },
  /** Events, from any sender */
  trackInstance: { bucket: "track-instance", by: "instance", limit: 60_000, seconds: minute },
  locationVisitor: { bucket: "location-ip", by: "visitor", limit: 60, seconds: minute },
  popupVisitor: { bucket: "popup-ip", by: "visitor", limit: 240, seconds: hour },

  consentVisitor: { bucket: "consent-ip", by: "visitor", limit: 240, seconds: hour },
  restockVisitor: { bucket: "restock-ip", by: "visitor", limit: 60, seconds: hour, puzzle: "half" },
  restockMailbox: { bucket: "restock-email", by: "email", limit: 20, seconds: hour, puzzle: "full" },
  restockShop: { bucket: "restock-shop", by: "shop", limit: 1000, seconds: hour, puzzle: "full" },
  /** For a verified address of the person, instead of the three above */
  restockPerson: { bucket: "restock-person", by: "person", limit: 120, seconds: hour },
  basketReminderVisitor: {
    bucket: "basket-reminder-ip",
    by: "visitor",
    limit: 300,
    seconds: hour,
    puzzle: "half",
  },
  basketReminderMailbox: {
    bucket: "basket-reminder-email",
    by: "email",
    limit: 60,
    seconds: hour,
    puzzle: "full",
  },
  basketReminderShop: {
    bucket: "basket-reminder-shop",
    by: "shop",
    limit: 3000,
    seconds: hour,
    puzzle: "full",
  },
  basketReminderPerson: { bucket: "basket-reminder-person", by: "person", limit: 300, seconds: hour },
  leftBasketVisitor: { bucket: "left-basket-ip", by: "visitor", limit: 240, seconds: 15 * minute },

  quoteVisitor: { bucket: "quote-ip", by: "visitor", limit: 1800, seconds: 5 * minute },
  wrongCouponVisitor: { bucket: "wrong-coupon-ip", by: "visitor", limit: 60, seconds: hour },
  searchVisitor: { bucket: "search-ip", by: "visitor", limit: 1800, seconds: 5 * minute },
  missedSize: { bucket: "missed-size", by: "visitor and variant", limit: 1, seconds: day },
  missedSizeVisitor: { bucket: "missed-size-ip", by: "visitor", limit: 240, seconds: hour },
  pincodeVisitor: { bucket: "pincode-ip", by: "visitor", limit: 600, seconds: 5 * minute },
  referralVisitor: { bucket: "referral-ip", by: "visitor", limit: 600, seconds: 5 * minute },
  mailPreferencesVisitor: { bucket: "mail-preferences-ip", by: "visitor", limit: 1200, seconds: 15 * minute },
  reviewReport: { bucket: "review-report", by: "visitor and review", limit: 1, seconds: 30 * day },
  reviewReportVisitor: { bucket: "review-report-ip", by: "visitor", limit: 60, seconds: hour },
  reviewPhotoVisitor: { bucket: "review-photo-ip", by: "visitor", limit: 3000, seconds: 5 * minute },
  /** Invalid preview links */
  previewVisitor: { bucket: "preview-ip", by: "visitor", limit: 60, seconds: 15 * minute },
  /** URLs without a page that one visitor adds to the SEO list; more are not recorded */
  missingVisitor: { bucket: "missing-ip", by: "visitor", limit: 20, seconds: hour },
  documentVisitor: { bucket: "document-ip", by: "visitor", limit: 300, seconds: 5 * minute },
  policyReportVisitor: { bucket: "policy-report-ip", by: "visitor", limit: 30, seconds: hour },
  errorReportVisitor: { bucket: "error-report-ip", by: "visitor", limit: 60, seconds: hour },
  chatMessagePerson: { bucket: "chat-message-person", by: "person", limit: 60, seconds: hour },

  designPerson: { bucket: "design-person", by: "person", limit: 1200, seconds: 15 * minute },
  submissionPerson: { bucket: "submission-person", by: "person", limit: 60, seconds: hour },
  designReadVisitor: { bucket: "design-read-ip", by: "visitor", limit: 3000, seconds: 5 * minute },
  freezeBrowser: { bucket: "freeze-browser", by: "browser", limit: 60, seconds: hour },
  freezeGuests: { bucket: "freeze-ip", by: "guest", limit: 600, seconds: hour },
  teamBrowser: { bucket: "team-browser", by: "browser", limit: 200, seconds: hour },
  groupBrowser: { bucket: "group-browser", by: "browser", limit: 60, seconds: hour },
  groupGuests: { bucket: "group-ip", by: "guest", limit: 600, seconds: hour },
  teamGuests: { bucket: "team-ip", by: "guest", limit: 600, seconds: hour },
  shareVisitor: { bucket: "share-ip", by: "visitor", limit: 240, seconds: hour },
  uploadBrowser: { bucket: "upload-browser", by: "browser", limit: 60, seconds: hour },
  uploadBrowserDay: { bucket: "upload-browser-day", by: "browser", limit: 300, seconds: day },
  uploadGuests: { bucket: "upload-ip", by: "guest", limit: 240, seconds: hour },
  /** Stored uploads of guests */
  uploadShop: { bucket: "upload-shop", by: "shop", limit: 10_000, seconds: day, puzzle: "full" },
  artPerson: { bucket: "art-person", by: "person", limit: 40, seconds: hour },
  artReadVisitor: { bucket: "art-read-ip", by: "visitor", limit: 3000, seconds: 15 * minute },
  drawPerson: { bucket: "draw-person", by: "person", limit: 400, seconds: 15 * minute },
  mockupVisitor: { bucket: "mockup-ip", by: "visitor", limit: 1200, seconds: 5 * minute },
  puzzleVisitor: { bucket: "puzzle-ip", by: "visitor", limit: 1200, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Limits whose subject every request contains. */
export type PlainLimit = {
  [Name in LimitName]: (typeof limits)[Name]["by"] extends "visitor" | "guest" | "browser" | "person" | "shop"
    ? Name
    : never;
}[LimitName];
