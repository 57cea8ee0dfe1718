import { type JsonLd, serializeJsonLd } from "@/lib/seo/json-ld";

/** Structured data that only the server makes: who reads it reads the HTML, and the browser leaves what it finds. */
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
