import { asPaise, type Paise } from "@/lib/money";

export const recentlyViewedKey = "kapas-recently-viewed";
const maxViewed = 9;

export interface ViewedProduct {
  id: number;
  slug: string;
  name: string;
  pricePaise: Paise;
  imageUrl: string;
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (typeof value !== "object" || value === null) return false;
  const { id, slug, name, pricePaise, imageUrl } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    typeof slug === "string" &&
    /^[a-z0-9-]{1,200}$/.test(slug) &&
    typeof name === "string" &&
    name.length <= 200 &&
    typeof pricePaise === "number" &&
    Number.isSafeInteger(pricePaise) &&
    pricePaise >= 0 &&
    typeof imageUrl === "string" &&
    /^(https?:\/\/|\/)/.test(imageUrl)
  );
}

/** Parses the storage; invalid entries are dropped. */
export function parseViewed(text: string | null): ViewedProduct[] {
  if (!text) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter(isViewedProduct)
      .slice(0, maxViewed)
      .map((product) => ({ ...product, pricePaise: asPaise(product.pricePaise) }));
  } catch {
    return [];
  }
}

/** Newest first, each once. */
export function rememberViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter((other) => other.id !== product.id)].slice(0, maxViewed);
}
