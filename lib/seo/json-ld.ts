import type { Brand } from "@/lib/brand";
import { type Paise, toDecimalRupees } from "@/lib/money";
import type { ShopTerms } from "@/lib/settings/shop-terms";

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

type OfferTerms = Pick<ShopTerms, "standard" | "returnDays" | "packingDays">;

/** Delivery and returns as offers state them. */
function termsJsonLd({ standard, returnDays, packingDays }: OfferTerms): JsonLd {
  const days = (min: number, max: number): JsonLd => ({
    "@type": "QuantitativeValue",
    minValue: min,
    maxValue: max,
    unitCode: "DAY",
  });
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      "@id": "#shipping",
      shippingRate: {
        "@type": "MonetaryAmount",
        value: toDecimalRupees(standard.feePaise),
        currency: "INR",
      },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        // The days that the shop states begin with the order.
        handlingTime: days(0, packingDays),
        transitTime: days(
          Math.max(1, standard.minDays - packingDays),
          Math.max(1, standard.maxDays - packingDays),
        ),
      },
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      "@id": "#returns",
      applicableCountry: "IN",
      ...(returnDays > 0
        ? {
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: returnDays,
            returnMethod: "https://schema.org/ReturnByMail",
          }
        : { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }),
    },
  };
}

const sameTerms: JsonLd = {
  shippingDetails: { "@id": "#shipping" },
  hasMerchantReturnPolicy: { "@id": "#returns" },
};

export interface ProductJsonLdInput {
  id: number;
  name: string;
  description: string;
  url: string;
  brand: string;
  imageUrls: readonly string[];
  /** Null: not known now, and not stated. */
  terms: OfferTerms | null;
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
  const offer = (
    { url, unitPaise, isAvailable }: ProductJsonLdInput["variants"][number],
    index: number,
  ): JsonLd => ({
    "@type": "Offer",
    url,
    price: toDecimalRupees(unitPaise),
    priceCurrency: "INR",
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`,
    ...(product.terms && (index === 0 ? termsJsonLd(product.terms) : sameTerms)),
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
      offers: offer(only, 0),
    };
  }
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: String(product.id),
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    hasVariant: product.variants.map((variant, index) => ({
      "@type": "Product",
      name: `${product.name}, ${variant.colorName}, ${variant.size}`,
      sku: variant.sku,
      color: variant.colorName,
      size: variant.size,
      offers: offer(variant, index),
    })),
  };
}

/** The products of a list, in its order. */
export function itemListJsonLd(items: readonly { name: string; url: string }[]): JsonLd {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url,
    })),
  };
}

interface StoreJsonLdInput {
  siteUrl: string;
  brand: Pick<
    Brand,
    "shopName" | "companyName" | "companyAddress" | "companyEmail" | "companyPhone" | "socialLinks"
  >;
}

/** Who runs the shop, and how to search it. */
export function storeJsonLd({ siteUrl, brand }: StoreJsonLdInput): JsonLd[] {
  return [
    {
      "@type": "OnlineStore",
      name: brand.shopName,
      legalName: brand.companyName,
      url: siteUrl,
      logo: `${siteUrl}/apple-icon.png`,
      address: { "@type": "PostalAddress", streetAddress: brand.companyAddress, addressCountry: "IN" },
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        email: brand.companyEmail,
        telephone: brand.companyPhone,
      },
      sameAs: brand.socialLinks.map(({ url }) => url),
    },
    {
      "@type": "WebSite",
      name: brand.shopName,
      url: siteUrl,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/products?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

/** Questions with their answers, as a page shows them. */
export function faqJsonLd(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
