// Next replaces each NEXT_PUBLIC_ name in browser code only where it is written out in full.
const raw = {
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_SUPABASE_URL: process.env.NEXT_PUBLIC_SUPABASE_URL,
  NEXT_PUBLIC_RAZORPAY_CHECKOUT_URL:
    process.env.NEXT_PUBLIC_RAZORPAY_CHECKOUT_URL || "https://checkout.razorpay.com/v1/checkout.js",
};

/** By hand, not by zod: the browser loads this module too. */
function readUrl(name: keyof typeof raw): string {
  const value = raw[name];
  if (!value) throw new Error(`${name} is not set. See .env.example for what it should hold.`);
  if (!URL.canParse(value)) throw new Error(`${name} is not a URL: "${value}".`);
  return value.replace(/\/$/, "");
}

/** The public environment. Read on use, so that a module that never uses it can be loaded without it. */
export const publicEnv = {
  get siteUrl() {
    return readUrl("NEXT_PUBLIC_SITE_URL");
  },
  get supabaseUrl() {
    return readUrl("NEXT_PUBLIC_SUPABASE_URL");
  },
  /** Empty: browser errors are not reported. Outside `raw`, so that browser code then does not even contain the name. */
  get errorReportsDsn() {
    return process.env.NEXT_PUBLIC_SENTRY_DSN ?? "";
  },
  get razorpayCheckoutUrl() {
    return readUrl("NEXT_PUBLIC_RAZORPAY_CHECKOUT_URL");
  },
};
