/** Scripts of others, which report to their own makers, and what browsers carry along. */
const outsiders =
  /(?:googletagmanager|google-analytics|analytics\.google|googleadservices|googlesyndication|doubleclick|facebook|tawk|intercom|intercomcdn|zdassets|crisp|livechatinc|freshchat)\.(?:com|net|io|to|chat)\b|clarity\.ms|\b(?:adsbygoogle|gtag|fbq|fbevents|dataLayer)\b|(?:chrome|moz|safari-web|safari|webkit-masked)-extension:/i;

const messages = [
  // Pictures that did not come.
  /(?:load|fetch|decode|decoding|loading).{0,30}\b(?:image|picture|img)\b/i,
  /\b(?:image|picture|img)\b.{0,40}(?:failed|error|cannot be|could not|can't|not be) ?(?:to )?(?:load|decod)?/i,
  /\.(?:png|jpe?g|webp|avif|gif|svg|ico)\b/i,
  /EncodingError/,
  // A script of another origin, of which a browser tells nothing; and what no code of ours can change.
  /^Script error\.?$/,
  /\bERR_BLOCKED_BY_CLIENT\b/,
  /^ResizeObserver loop/,
];

interface Fault {
  message: string;
  /** Addresses of the scripts in its stack. */
  scripts: readonly string[];
}

/** What nobody has to mend (spec 8): pictures that did not load, advertising and analytics of others. */
export function isIgnored({ message, scripts }: Fault): boolean {
  return (
    [message, ...scripts].some((text) => outsiders.test(text)) || messages.some((one) => one.test(message))
  );
}

/** The script that threw, as a browser writes it into the text of a stack. */
export function scriptsIn(stack: string | undefined): string[] {
  const line = stack?.split("\n").find((one) => /https?:|extension:/.test(one));
  return line === undefined ? [] : [line];
}
