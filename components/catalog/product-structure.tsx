"use client";

import { type ProductStructureInput, productStructure } from "@/lib/seo/product-meta";
import { JsonLdText } from "./json-ld-text";

/** Built from data that the page has anyway: as a server component the same 15 kB would be sent a second time. */
export function ProductStructure(props: ProductStructureInput) {
  const [group, crumbs] = typeof window === "undefined" ? productStructure(props) : [];
  return (
    <>
      <JsonLdText data={group} />
      <JsonLdText data={crumbs} />
    </>
  );
}
