/** Third-party scripts, which report to their own makers, and browser extensions. */
const outsiders =
  /(?:googletagmanager|google-analytics|analytics\.google|googleadservices|googlesyndication|doubleclick|facebook|tawk|intercom|intercomcdn|zdassets|crisp|livechatinc|freshchat)\.(?:com|net|io|to|chat)\b|clarity\.ms|\b(?:adsbygoogle|gtag|fbq|fbevents|dataLayer)\b|(?:chrome|moz|safari-web|safari|webkit-masked)-extension:/i;

const messages = [
  // Pictures that failed to load.
  /(?:load|fetch|decode|decoding|loading).{0,30}\b(?:image|picture|img)\b/i,
  /\b(?:image|picture|img)\b.{0,40}(?:failed|error|cannot be|could not|can't|not be) ?(?:to )?(?:load|decod)?/i,
  /\.(?:png|jpe?g|webp|avif|gif|svg|ico)\b/i,
  /EncodingError/,
  // A script of another origin, which browsers hide; and errors that our code can't fix.
  /^Script error\.?$/,
  /\bERR_BLOCKED_BY_CLIENT\b/,
  /^ResizeObserver loop/,
];

interface Fault {
  message: string;
  /** URLs of the scripts in its stack. */
  scripts: readonly string[];
}

/** Errors that need no fix (spec 8): pictures that failed to load, third-party ads and analytics. */
export function isIgnored({ message, scripts }: Fault): boolean {
  return (
    [message, ...scripts].some((text) => outsiders.test(text)) || messages.some((one) => one.test(message))
  );
}

/** The throwing script, from a browser's stack text. */
export function scriptsIn(stack: string | undefined): string[] {
  const line = stack?.split("\n").find((one) => /https?:|extension:/.test(one));
  return line === undefined ? [] : [line];
}
