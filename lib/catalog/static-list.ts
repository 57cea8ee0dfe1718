import { emptyListParams, type ListParams, parsePage, parseSlug } from "./list-params";

/** Path names of the static lists other than categories. No category can have them: see categorySchema. */
export const allProductsList = "all";
export const premiumList = "premium-tshirts";

/** The list behind `/catalog/{list}/{page}`, the target of next.config's rewrites; null when invalid. */
export function parseStaticList(list: string, page: string): ListParams | null {
  const slug = parseSlug(list);
  const number = parsePage(page);
  if (slug === null || slug !== list || number === null || page === "") return null;
  if (slug === allProductsList) return { ...emptyListParams, page: number };
  if (slug === premiumList) return { ...emptyListParams, isPremium: true, page: number };
  return { ...emptyListParams, category: slug, page: number };
}
