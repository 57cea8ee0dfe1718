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

/** A visit's source: the campaign of its link, otherwise the referring site's common name, otherwise "direct". */
export function sourceOf({ referrer, campaign }: { referrer: string; campaign: string }): string {
  // A campaign word that could be personal data is ignored.
  if (campaign) return scrub(campaign) === campaign ? campaign.toLowerCase() : "other";
  if (!referrer) return "direct";
  const name = Object.entries(known).find(([, host]) => host.test(referrer))?.[0];
  return name ?? referrer.replace(/^www\./, "");
}
