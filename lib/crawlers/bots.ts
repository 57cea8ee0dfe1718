/** Robots that train or answer for language models, by their names for robots.txt. */
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

/** Longer names first, because one contains the other. */
const known = [...aiBots, ...searchBots].toSorted((a, b) => b.length - a.length);

/** The robot of a user agent; null for browsers and unknown robots. */
export function identifyBot(userAgent: string | null): string | null {
  const text = userAgent?.toLowerCase() ?? "";
  return known.find((name) => text.includes(name.toLowerCase())) ?? null;
}
