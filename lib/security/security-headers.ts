// next.config.mjs loads this file uncompiled, so it imports nothing and uses no syntax that needs a compiler.

/** Third-party services that pages use. An origin that is not set during the build is omitted, so browsers block it. */
export interface PolicyPlaces {
  siteUrl: string | undefined;
  supabaseUrl: string | undefined;
  razorpayCheckoutUrl: string | undefined;
  googleIssuerUrl: string | undefined;
  /** Where browsers report errors, if anywhere. */
  errorReportsDsn?: string | undefined;
  isDevelopment?: boolean;
  /** A storefront page: settings may enable trackers there, which a visitor then allows. */
  hasTrackers?: boolean;
}

/** The hosts from each tracker's manual; Google's and Meta's send pictures and messages. */
const trackerHosts = {
  scripts: ["https://www.googletagmanager.com", "https://connect.facebook.net", "https://*.clarity.ms"],
  pictures: [
    "https://*.google-analytics.com",
    "https://www.googletagmanager.com",
    "https://www.google.com",
    "https://www.google.co.in",
    "https://googleads.g.doubleclick.net",
    "https://www.facebook.com",
    "https://*.clarity.ms",
  ],
  messages: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
    "https://www.google.com",
    "https://googleads.g.doubleclick.net",
    "https://www.facebook.com",
    "https://*.clarity.ms",
  ],
};

const reportPath = "/api/csp-report";

/** For every response: pages, files, endpoints. */
export const securityHeaders: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Other sites get the origin, which Razorpay compares with the registered one, and never a path or a token.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self "https://api.razorpay.com"), usb=()',
  // Razorpay's frame opens the bank's page in a popup and waits for its answer; `same-origin` would cut them off.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/** For the page that scans barcodes with the camera. */
export const cameraHeaders: Record<string, string> = {
  "Permissions-Policy": (securityHeaders["Permissions-Policy"] ?? "").replace("camera=()", "camera=(self)"),
};

/** For responses that are not pages: JSON and PDF load nothing. */
export const answerPolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The content security policy of a page. Static pages are identical for all visitors, and Next puts inline scripts into them,
 * so they get a list of hosts. Pages rendered per request get a nonce; then no host is trusted, only what our scripts load.
 */
export function contentPolicy(places: PolicyPlaces, nonce?: string): string {
  const backend = originOf(places.supabaseUrl);
  const gateway = gatewayOf(places.razorpayCheckoutUrl);
  const trackers = places.hasTrackers ? trackerHosts : { scripts: [], pictures: [], messages: [] };
  const scripts = nonce
    ? // The last two are for browsers without support for nonces or strict-dynamic; others ignore them.
      [`'nonce-${nonce}'`, "'strict-dynamic'", "'unsafe-inline'", "https:"]
    : ["'self'", "'unsafe-inline'", gateway, ...trackers.scripts];
  const directives: Record<string, (string | null)[]> = {
    "default-src": ["'self'"],
    // The designer shapes texts with WebAssembly. A link inside the shop keeps the first page's policy, so all pages allow it.
    "script-src": [...scripts, "'wasm-unsafe-eval'", places.isDevelopment ? "'unsafe-eval'" : null],
    // The colours of swatches are style attributes, which a nonce can't allow.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", backend, gateway, ...trackers.pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", gateway, originOf(places.errorReportsDsn), ...trackers.messages],
    // The chat's frame is ours; its own policy covers what it loads.
    "frame-src": ["'self'", gateway],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", originOf(places.googleIssuerUrl), gateway],
    "frame-ancestors": ["'none'"],
    "report-uri": [reportPath],
  };
  const text = Object.entries(directives).map(
    ([name, values]) => `${name} ${[...new Set(values.filter((value) => value !== null))].join(" ")}`,
  );
  const isSecure = places.siteUrl?.startsWith("https:");
  return [...text, ...(isSecure ? ["upgrade-insecure-requests"] : [])].join("; ");
}

function originOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).origin : null;
}

/** Razorpay's own script loads others from cdn.razorpay.com, frames api.razorpay.com and reports to lumberjack.razorpay.com. */
function gatewayOf(checkoutUrl: string | undefined): string | null {
  const origin = originOf(checkoutUrl);
  return origin?.endsWith(".razorpay.com") ? "https://*.razorpay.com" : origin;
}
