import { type JsonLd, serializeJsonLd } from "@/lib/seo/json-ld";

/** React writes a script's text unescaped; serializeJsonLd has escaped it. */
export function JsonLdScript({ data }: { data: JsonLd }) {
  return <script type="application/ld+json">{serializeJsonLd(data)}</script>;
}
