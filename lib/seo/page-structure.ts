import { type PageKey, pageLinks } from "@/lib/pages/page-key";
import { breadcrumbJsonLd, type JsonLd } from "./json-ld";

interface PageStructureInput {
  title: string;
  description: string;
  siteUrl: string;
  shopName: string;
}

const types: Partial<Record<PageKey, string>> = { about: "AboutPage", contact: "ContactPage" };

/** The structured data of a shop page: its type and its breadcrumb. */
export function pageStructure(
  key: PageKey,
  { title, description, siteUrl, shopName }: PageStructureInput,
): JsonLd[] {
  const url = `${siteUrl}${pageLinks[key].path}`;
  return [
    {
      "@type": types[key] ?? "WebPage",
      name: title,
      description,
      url,
      isPartOf: { "@type": "WebSite", name: shopName, url: siteUrl },
    },
    breadcrumbJsonLd([
      { name: "Home", url: `${siteUrl}/` },
      { name: title, url },
    ]),
  ];
}
