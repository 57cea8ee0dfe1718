import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { categoryTitle } from "@/lib/catalog/list-title";
import type { Suggestions } from "@/lib/catalog/product";
import { wordsOf } from "@/lib/catalog/search-word-schema";
import { cacheAs, tags } from "@/server/cache";
import { requireAdminAccess } from "@/server/session/viewer";
import { getGlobalDiscount, listCategories } from "./queries";
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

export async function suggest(query: string): Promise<Suggestions> {
  "use cache";
  cacheAs("products", tags.narrowed);
  const [{ items }, categories, percentOff] = await Promise.all([
    repository.suggestProducts(query, 6),
    listCategories(),
    getGlobalDiscount(),
  ]);
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
  return { products: items, categories: titled, percentOff };
}
