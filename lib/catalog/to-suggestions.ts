import { formatPaise, type Paise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { renditionUrl } from "./image-loader";
import type { Suggestion } from "./suggestion";

interface Found {
  products: {
    name: string;
    slug: string;
    listPaise: Paise;
    imageUrl: string | null;
    imageColor: string | null;
  }[];
  isColorFixed: boolean;
  categories: { title: string; slug: string }[];
  percentOff: number;
}

/** Categories first, then products at their current prices, then the search itself. */
export function toSuggestions(
  { products, isColorFixed, categories, percentOff }: Found,
  query: string,
): Suggestion[] {
  return [
    ...categories.map(({ title, slug }) => ({ label: title, href: paths.category(slug) })),
    ...products.map(({ name, slug, listPaise, imageUrl, imageColor }) => ({
      label: name,
      href: isColorFixed && imageColor ? paths.variant(slug, { color: imageColor }) : paths.product(slug),
      price: formatPaise(discountPrice(listPaise, percentOff).unitPaise),
      ...(imageUrl && { imageUrl: renditionUrl(imageUrl, 320) }),
    })),
    ...(products.length > 0
      ? [{ label: `See all results for “${query}”`, href: paths.search(query), price: "" }]
      : []),
  ];
}
