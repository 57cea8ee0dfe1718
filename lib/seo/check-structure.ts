import type { JsonLd } from "./json-ld";

interface Rule {
  required: readonly string[];
  recommended: readonly string[];
}

/** Google's documented fields for each type that the shop uses. Alternatives are separated by |. */
const rules: Record<string, Rule> = {
  ProductGroup: {
    required: ["name", "hasVariant", "variesBy", "productGroupID"],
    recommended: ["description", "brand", "image", "url"],
  },
  Product: { required: ["name", "offers"], recommended: ["sku", "color", "size", "image"] },
  AggregateRating: { required: ["ratingValue", "reviewCount|ratingCount"], recommended: ["bestRating"] },
  Review: { required: ["author", "reviewRating"], recommended: ["datePublished", "reviewBody"] },
  Rating: { required: ["ratingValue"], recommended: ["bestRating"] },
  Brand: { required: ["name"], recommended: [] },
  Offer: {
    required: ["price", "priceCurrency"],
    recommended: ["availability", "url", "itemCondition", "shippingDetails", "hasMerchantReturnPolicy"],
  },
  OfferShippingDetails: {
    required: ["shippingRate", "shippingDestination"],
    recommended: ["deliveryTime"],
  },
  MerchantReturnPolicy: {
    required: ["applicableCountry", "returnPolicyCategory"],
    recommended: ["returnMethod", "returnFees"],
  },
  BreadcrumbList: { required: ["itemListElement"], recommended: [] },
  ItemList: { required: ["itemListElement"], recommended: ["numberOfItems"] },
  ListItem: { required: ["position", "item|url"], recommended: ["name"] },
  BlogPosting: {
    required: ["headline", "image", "datePublished", "author"],
    recommended: ["dateModified", "publisher", "mainEntityOfPage", "description"],
  },
  Blog: { required: ["name", "url"], recommended: ["blogPost", "publisher"] },
  CollectionPage: { required: ["name", "url"], recommended: ["mainEntity"] },
  WebPage: { required: ["name", "url"], recommended: ["description", "isPartOf"] },
  AboutPage: { required: ["name", "url"], recommended: ["description", "isPartOf"] },
  ContactPage: { required: ["name", "url"], recommended: ["description", "isPartOf"] },
  Person: { required: ["name"], recommended: [] },
  Organization: { required: ["name", "url"], recommended: [] },
  ContactPoint: { required: ["contactType"], recommended: ["telephone|email"] },
  PostalAddress: { required: ["addressCountry"], recommended: ["streetAddress"] },
  ShippingDeliveryTime: { required: ["handlingTime", "transitTime"], recommended: [] },
  OnlineStore: { required: ["name", "url"], recommended: ["logo", "contactPoint", "address"] },
  WebSite: { required: ["name", "url"], recommended: [] },
  SearchAction: { required: ["target", "query-input"], recommended: [] },
  FAQPage: { required: ["mainEntity"], recommended: [] },
  Question: { required: ["name", "acceptedAnswer"], recommended: [] },
  Answer: { required: ["text"], recommended: [] },
};

export interface StructureProblem {
  /** Such as "ProductGroup.hasVariant.0.offers" */
  where: string;
  field: string;
  isRequired: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** A reference to another object of the page. */
const isReference = (value: Record<string, unknown>) => Object.keys(value).join() === "@id";

/** The missing fields of a page's structured data, checked recursively. */
export function checkStructure(data: JsonLd | Record<string, unknown>, where = ""): StructureProblem[] {
  if (isReference(data)) return [];
  const type = String(data["@type"] ?? "");
  const place = where || type;
  const { required, recommended } = rules[type] ?? { required: [], recommended: [] };
  const lacks = (field: string) => !field.split("|").some((name) => isFilled(data[name]));
  const own = [
    ...required.filter(lacks).map((field) => ({ where: place, field, isRequired: true })),
    ...recommended.filter(lacks).map((field) => ({ where: place, field, isRequired: false })),
  ];
  const below = Object.entries(data).flatMap(([name, value]) => {
    const parts = Array.isArray(value) ? value : [value];
    return parts.flatMap((part: unknown, index) =>
      isObject(part)
        ? checkStructure(part, `${place}.${name}${Array.isArray(value) ? `.${index}` : ""}`)
        : [],
    );
  });
  return [...own, ...below];
}

/** The structured data of a page; null for a script that is not JSON. */
export function readStructure(html: string): (Record<string, unknown> | null)[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => {
      try {
        const data: unknown = JSON.parse(text ?? "");
        return isObject(data) ? data : null;
      } catch {
        return null;
      }
    },
  );
}
