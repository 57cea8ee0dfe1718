import { isNarrowed, type ListParams, listHref } from "@/lib/catalog/list-params";
import { describeList, listTitle } from "@/lib/catalog/list-title";
import type { Category } from "@/lib/catalog/product";

/** Title, description, canonical address and indexing of a list, in the shape of Next's metadata. */
export function listMeta(params: ListParams, categories: readonly Category[]) {
  const category = categories.find(({ slug }) => slug === params.category);
  const parent = categories.find(({ id }) => id === category?.parentId);
  const title = listTitle(params, category, parent);
  const page = params.page > 1 ? `, page ${params.page}` : "";
  const description = params.isPremium
    ? "Heavyweight premium tees with large prints, made in small runs in India."
    : (category?.description ?? "");
  const isSearch = isNarrowed(params);
  return {
    title: `${title}${page}`,
    description: describeList(description),
    // A narrowed list points search engines to the list that it is a part of.
    alternates: {
      canonical: isSearch
        ? listHref({ category: params.category, isPremium: params.isPremium })
        : listHref(params),
    },
    ...(isSearch && { robots: { index: false, follow: true } }),
  };
}
