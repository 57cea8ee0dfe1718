import type { Brand } from "@/lib/brand";
import type { StructuredInformation } from "@/lib/catalog/product-information";
import { type Paise, toDecimalRupees } from "@/lib/money";
import { deliveryOf } from "@/lib/settings/delivery-terms";
import { countryName } from "@/lib/settings/documents/product-information";
import type { ShopTerms } from "@/lib/settings/shop-terms";

export type JsonLd = { readonly [key: string]: JsonLdValue };
type JsonLdValue = string | number | boolean | null | JsonLd | readonly JsonLdValue[];

/** JSON that is safe inside a script element: nothing in it can close the element or open a comment. */
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

type OfferTerms = Pick<ShopTerms, "standard" | "zones" | "returnDays" | "packingDays">;

/** Delivery of a single item at this price, by zone. `id`: shared by all items with the same rates. */
function listDeliveries({ standard, zones }: OfferTerms, unitPaise: Paise) {
  const rest = { ...standard, zone: "india", states: [] as readonly string[] };
  return [rest, ...zones].map((terms) => {
    const feePaise = deliveryOf(terms, unitPaise);
    return { ...terms, feePaise, id: `#shipping-${terms.zone}${feePaise === 0 ? "-free" : ""}` };
  });
}

function deliveryJsonLd(
  { id, feePaise, minDays, maxDays, states }: ReturnType<typeof listDeliveries>[number],
  packingDays: number,
): JsonLd {
  const days = (min: number, max: number): JsonLd => ({
    "@type": "QuantitativeValue",
    minValue: min,
    maxValue: max,
    unitCode: "DAY",
  });
  return {
    "@type": "OfferShippingDetails",
    "@id": id,
    shippingRate: { "@type": "MonetaryAmount", value: toDecimalRupees(feePaise), currency: "INR" },
    shippingDestination: {
      "@type": "DefinedRegion",
      addressCountry: "IN",
      ...(states.length > 0 && { addressRegion: states }),
    },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      // The stated days start with the order.
      handlingTime: days(0, packingDays),
      transitTime: days(Math.max(1, minDays - packingDays), Math.max(1, maxDays - packingDays)),
    },
  };
}

/** The courier picks up returns, at the shop's cost. */
function returnsJsonLd({ returnDays }: OfferTerms): JsonLd {
  return {
    "@type": "MerchantReturnPolicy",
    "@id": "#returns",
    applicableCountry: "IN",
    ...(returnDays > 0
      ? {
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: returnDays,
          returnMethod: "https://schema.org/ReturnByMail",
          returnFees: "https://schema.org/FreeReturn",
          refundType: ["https://schema.org/FullRefund", "https://schema.org/ExchangeRefund"],
        }
      : { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }),
  };
}

/** Delivery and returns of offers: each defined once per page, then referenced by id. */
function termsWriter(terms: OfferTerms): (unitPaise: Paise) => JsonLd {
  const written = new Set<string>();
  const once = (id: string, write: () => JsonLd): JsonLd => {
    if (written.has(id)) return { "@id": id };
    written.add(id);
    return write();
  };
  return (unitPaise) => ({
    shippingDetails: listDeliveries(terms, unitPaise).map((delivery) =>
      once(delivery.id, () => deliveryJsonLd(delivery, terms.packingDays)),
    ),
    hasMerchantReturnPolicy: once("#returns", () => returnsJsonLd(terms)),
  });
}

export interface ProductJsonLdInput {
  id: number;
  name: string;
  description: string;
  url: string;
  brand: string;
  imageUrls: readonly string[];
  /** Null: currently unknown, and omitted. */
  terms: OfferTerms | null;
  information: StructuredInformation | null;
  /** From reviewsJsonLd(). */
  reviewed?: JsonLd;
  variants: readonly {
    sku: string;
    size: string;
    colorName: string;
    url: string;
    /** Null: the product's first. */
    imageUrl: string | null;
    unitPaise: Paise;
    isAvailable: boolean;
  }[];
}

/** The declarations that schema.org has properties for, and the others as name and value. */
function informationJsonLd({
  countryOfOrigin,
  maker,
  importer,
  netQuantity,
  genericName,
}: StructuredInformation): JsonLd {
  const others = { genericName, netQuantity, manufacturer: maker, importer };
  const name = countryName(countryOfOrigin);
  return {
    ...(name && { countryOfOrigin: { "@type": "Country", name } }),
    additionalProperty: Object.entries(others)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => ({ "@type": "PropertyValue", name, value })),
  };
}

/** A product group with one product for each size and colour, as merchant listings require; repeated keys have short names. */
export function productJsonLd(product: ProductJsonLdInput): JsonLd {
  const termsOf = product.terms && termsWriter(product.terms);
  const offer = ({ url, unitPaise, isAvailable }: ProductJsonLdInput["variants"][number]): JsonLd => ({
    "@type": "Offer",
    url,
    price: toDecimalRupees(unitPaise),
    priceCurrency: "INR",
    itemCondition: "NewCondition",
    availability: isAvailable ? "InStock" : "OutOfStock",
    ...termsOf?.(unitPaise),
  });
  const shared = {
    name: product.name,
    description: product.description,
    url: product.url,
    image: product.imageUrls,
    brand: { "@type": "Brand", name: product.brand },
    ...(product.information && informationJsonLd(product.information)),
    ...product.reviewed,
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
      image: variant.imageUrl ?? product.imageUrls[0] ?? null,
      offers: offer(variant),
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

export type ShopFacts = Pick<
  Brand,
  "shopName" | "companyName" | "companyAddress" | "companyEmail" | "companyPhone" | "socialLinks"
>;

interface StoreJsonLdInput {
  siteUrl: string;
  brand: ShopFacts;
}

/** The shop's organisation and its search. */
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

/** Questions and answers, as shown on a page. */
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
