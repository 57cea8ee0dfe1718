import "server-only";
import { fillText } from "@/lib/content/placeholders";
import { readMarkdown } from "@/lib/content/read-markdown";
import { linkToShop, splitSections } from "@/lib/content/split-sections";
import type { PageText } from "@/lib/pages/page-key";
import { getBrand, getShopFacts, getShopTerms } from "@/server/settings/queries";

/** A page's text, ready to render. */
export async function readPageText(text: PageText) {
  const [brand, terms, facts] = await Promise.all([getBrand(), getShopTerms(), getShopFacts()]);
  const tree = readMarkdown(text.body, facts);
  const lead = readMarkdown(text.lead, facts);
  for (const one of [tree, lead]) linkToShop(one, brand.companyEmail);
  const [title, description] = [fillText(text.title, facts), fillText(text.description, facts)];
  return {
    title,
    heading: fillText(text.heading, facts),
    description,
    lead,
    sections: splitSections(tree, "h2"),
    brand,
    terms,
  };
}

export type ReadPage = Awaited<ReturnType<typeof readPageText>>;
