import type { ProductFact } from "@/lib/catalog/product-information";
import { escapeXml } from "./escape-xml";
import type { FeedItem } from "./feed-items";

const tag = (name: string, text: string) => (text === "" ? "" : `<g:${name}>${escapeXml(text)}</g:${name}>`);

/** The start of a feed for Google Merchant Center: RSS 2.0 with its namespace. */
export function googleFeedHead({ siteUrl, name }: { siteUrl: string; name: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(siteUrl)}</link>
<description>${escapeXml(`All products of ${name}`)}</description>
`;
}

export const googleFeedFoot = "</channel>\n</rss>\n";

const detail = ({ label, text }: ProductFact) =>
  `<g:product_detail>${tag("section_name", "Product information")}${tag("attribute_name", label)}${tag("attribute_value", text)}</g:product_detail>`;

/** The names that Meta alone reads; Google has them in product_detail. */
const metaOnly = ["origin_country", "manufacturer_info", "importer_name", "importer_address"];

/** Our own products have no GTIN. */
export function googleItem({ shipping, additional_image_link, details, ...facts }: FeedItem): string {
  const own = Object.entries(facts)
    .filter(([name]) => !metaOnly.includes(name))
    .map(([name, text]) => tag(name, text));
  const pictures = additional_image_link.map((url) => tag("additional_image_link", url));
  const delivery = shipping
    ? `<g:shipping><g:country>IN</g:country>${tag("price", shipping)}</g:shipping>`
    : "";
  return `<item>${own.join("")}${pictures.join("")}${details.map(detail).join("")}<g:identifier_exists>no</g:identifier_exists>${delivery}</item>\n`;
}
