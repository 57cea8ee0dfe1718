import { scrub } from "@/lib/scrub";

const known: Record<string, RegExp> = {
  google: /(^|\.)google\.[a-z.]+$/,
  bing: /(^|\.)bing\.com$/,
  duckduckgo: /(^|\.)duckduckgo\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  facebook: /(^|\.)(facebook\.com|fb\.me)$/,
  whatsapp: /(^|\.)(whatsapp\.com|wa\.me)$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  x: /(^|\.)(x\.com|twitter\.com|t\.co)$/,
  pinterest: /(^|\.)pinterest\.[a-z.]+$/,
};

/** Where a visit came from: what its link says of itself, else the site that led here by its usual name, else "direct". */
export function sourceOf({ referrer, campaign }: { referrer: string; campaign: string }): string {
  // A word that could be about somebody is none of a campaign.
  if (campaign) return scrub(campaign) === campaign ? campaign.toLowerCase() : "other";
  if (!referrer) return "direct";
  const name = Object.entries(known).find(([, host]) => host.test(referrer))?.[0];
  return name ?? referrer.replace(/^www\./, "");
}
