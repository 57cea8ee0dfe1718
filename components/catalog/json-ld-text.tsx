import { type JsonLd, serializeJsonLd } from "@/lib/seo/json-ld";

/** Structured data rendered only on the server: crawlers read the HTML, and hydration leaves it alone. */
export function JsonLdText({ data }: { data: JsonLd | undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd has made it harmless
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" && data ? serializeJsonLd(data) : "" }}
    />
  );
}
