/** Ids for when the lookup of a category fails because nobody answers. */
const fallbackIds: Readonly<Record<string, number>> = {
  mens: 1,
  womens: 2,
  kids: 3,
  unisex: 4,
  accessories: 5,
};
const defaultId = 1;

/** "primary:sub", as the lookup reads it: names, slugs or ids. */
export function categoryText(primary: string, sub: string): string {
  return sub.trim() === "" ? primary.trim() : `${primary.trim()}:${sub.trim()}`;
}

/** The category that stands in while the lookup can't be made: the known tops, else the first. */
export function fallbackCategory(text: string): { primaryId: number; subcategoryId: null } {
  const name =
    text
      .split(":")[0]
      ?.trim()
      .toLowerCase()
      .replace(/[^a-z]/g, "") ?? "";
  return { primaryId: fallbackIds[name] ?? fallbackIds[`${name}s`] ?? defaultId, subcategoryId: null };
}
