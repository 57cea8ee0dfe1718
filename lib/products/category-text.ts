/** Ids for when a category lookup fails without an answer. */
const fallbackIds: Readonly<Record<string, number>> = {
  mens: 1,
  womens: 2,
  kids: 3,
  unisex: 4,
  accessories: 5,
};
const defaultId = 1;

/** "primary:sub", for the lookup: names, slugs or ids. */
export function categoryText(primary: string, sub: string): string {
  return sub.trim() === "" ? primary.trim() : `${primary.trim()}:${sub.trim()}`;
}

/** The category used while the lookup is unavailable: the known top ones, otherwise the first. */
export function fallbackCategory(text: string): { primaryId: number; subcategoryId: null } {
  const name =
    text
      .split(":")[0]
      ?.trim()
      .toLowerCase()
      .replace(/[^a-z]/g, "") ?? "";
  return { primaryId: fallbackIds[name] ?? fallbackIds[`${name}s`] ?? defaultId, subcategoryId: null };
}
