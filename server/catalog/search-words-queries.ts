import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { requireAdminAccess } from "@/server/session/viewer";
import { listSynonyms } from "./repository";
import { listFailedSearches } from "./search-words-repository";

/** `asked`: the word that the form opens with. */
export async function getSearchWordsPage(asked: string | string[] | undefined) {
  await requireAdminAccess(adminPaths.searchWords, "content.write");
  const [words, failed] = await Promise.all([listSynonyms(), listFailedSearches()]);
  const word = typeof asked === "string" ? asked.toLowerCase() : "";
  const known = words.find((row) => row.word === word);
  return { words, failed, prefilled: { word, means: known?.means.join(", ") ?? "" } };
}
