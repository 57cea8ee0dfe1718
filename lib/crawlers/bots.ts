/** Robots that train or answer for language models, as robots.txt names them. */
export const aiBots = [
  "GPTBot",
  "ChatGPT-User",
  "OAI-SearchBot",
  "ClaudeBot",
  "Claude-User",
  "PerplexityBot",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
  "Bytespider",
  "meta-externalagent",
  "Amazonbot",
  "cohere-ai",
  "Diffbot",
] as const;

const searchBots = [
  "Googlebot",
  "Google-InspectionTool",
  "Storebot-Google",
  "bingbot",
  "DuckDuckBot",
  "YandexBot",
  "Applebot",
  "facebookexternalhit",
  "Pinterestbot",
] as const;

/** The longer names first: one holds the other. */
const known = [...aiBots, ...searchBots].toSorted((a, b) => b.length - a.length);

/** The robot that a user agent names; null for browsers and for robots that nobody knows. */
export function nameBot(userAgent: string | null): string | null {
  const text = userAgent?.toLowerCase() ?? "";
  return known.find((name) => text.includes(name.toLowerCase())) ?? null;
}
