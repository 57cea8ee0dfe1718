import { type Paise, toDecimalRupees } from "@/lib/money";

export type JsonLd = { readonly [key: string]: JsonLdValue };
type JsonLdValue = string | number | boolean | null | JsonLd | readonly JsonLdValue[];

/** JSON that can stand inside a script element: nothing in it can close the element or open a comment. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data })
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

export interface BreadcrumbStep {
  name: string;
  url: string;
}

export function breadcrumbJsonLd(steps: readonly BreadcrumbStep[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
}

export interface ProductJsonLdInput {
  id: number;
  name: string;
  description: string;
  url: string;
  brand: string;
  imageUrls: readonly string[];
  variants: readonly {
    sku: string;
    size: string;
    colorName: string;
    url: string;
    unitPaise: Paise;
    isAvailable: boolean;
  }[];
}

/** A product group with one product for each size and colour, as merchant listings want it. */
export function productJsonLd(product: ProductJsonLdInput): JsonLd {
  const offer = ({ url, unitPaise, isAvailable }: ProductJsonLdInput["variants"][number]): JsonLd => ({
    "@type": "Offer",
    url,
    price: toDecimalRupees(unitPaise),
    priceCurrency: "INR",
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`,
  });
  const shared = {
    name: product.name,
    description: product.description,
    url: product.url,
    image: product.imageUrls,
    brand: { "@type": "Brand", name: product.brand },
  };
  const [only] = product.variants;
  if (only && product.variants.length === 1) {
    return {
      "@type": "Product",
      ...shared,
      sku: only.sku,
      color: only.colorName,
      size: only.size,
      offers: offer(only),
    };
  }
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: String(product.id),
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    hasVariant: product.variants.map((variant) => ({
      "@type": "Product",
      name: `${product.name}, ${variant.colorName}, ${variant.size}`,
      sku: variant.sku,
      color: variant.colorName,
      size: variant.size,
      offers: offer(variant),
    })),
  };
}
