import { type JsonLd, serializeJsonLd } from "@/lib/seo/json-ld";

/** React writes the text of a script as it is; serializeJsonLd has made it harmless. */
export function JsonLdScript({ data }: { data: JsonLd }) {
  return <script type="application/ld+json">{serializeJsonLd(data)}</script>;
}
