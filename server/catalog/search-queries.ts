import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { countFilters, emptyListParams } from "@/lib/catalog/list-params";
import { categoryTitle } from "@/lib/catalog/list-title";
import type { Suggestions } from "@/lib/catalog/product";
import { wordsOf } from "@/lib/catalog/search-word-schema";
import { understandQuery } from "@/lib/catalog/understand-query";
import { cacheAs, tags } from "@/server/cache";
import { requireAdminAccess } from "@/server/session/viewer";
import { getGlobalDiscount, listCategories, listColors, listProducts, listSearchTerms } from "./queries";
import * as repository from "./repository";
import { listFailedSearches } from "./search-words-repository";

/** `asked`: the word that the form opens with. */
export async function getSearchWordsPage(asked: string | string[] | undefined) {
  await requireAdminAccess(adminPaths.searchWords, "content.write");
  const [words, failed] = await Promise.all([repository.listSynonyms(), listFailedSearches()]);
  const word = typeof asked === "string" ? asked.toLowerCase() : "";
  const known = words.find((row) => row.word === word);
  const isKnown = (one: string) => words.some((row) => row.word === one);
  const unexplained = failed.map((search) => ({
    ...search,
    unknown: wordsOf(search.term).filter((one) => !isKnown(one)),
  }));
  return { words, failed: unexplained, prefilled: { word, means: known?.means.join(", ") ?? "" } };
}

const suggestedProducts = 6;

export async function suggest(query: string): Promise<Suggestions> {
  "use cache";
  cacheAs("products", tags.narrowed);
  const [categories, percentOff] = await Promise.all([listCategories(), getGlobalDiscount()]);
  const { products, isColorFixed } = await findSuggested(query);
  const start = query.toLowerCase();
  const matching = categories.filter((category) =>
    category.name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(start)),
  );
  const titled = matching.slice(0, 3).map((category) => ({
    title: categoryTitle(
      category,
      categories.find(({ id }) => id === category.parentId),
    ),
    slug: category.slug,
  }));
  return { products, isColorFixed, categories: titled, percentOff };
}

/** Products for a search that is being typed, in its colour if it has one; the last word may be incomplete. */
async function findSuggested(query: string) {
  const [categories, colors, terms] = await Promise.all([listCategories(), listColors(), listSearchTerms()]);
  const understood = understandQuery(
    { ...emptyListParams, query },
    { categories: categories.filter(({ isTheme }) => !isTheme), colors, ...terms },
  );
  const isFiltered = understood !== null && (countFilters(understood) > 0 || understood.category !== null);
  const found = isFiltered
    ? (await listProducts({ ...understood, typed: null }, suggestedProducts)).products
    : [];
  if (found.length > 0) return { products: found, isColorFixed: (understood?.colors.length ?? 0) > 0 };
  const { items } = await repository.suggestProducts(understood?.query ?? query, suggestedProducts);
  return { products: items, isColorFixed: false };
}
