import "server-only";
import { parseSlug } from "@/lib/catalog/list-params";
import { listCategories } from "./repository";

/** Current and former slugs. */
let known: ReadonlySet<string> = new Set();

/** Whether a filtered list is of a category that doesn't exist. Its page streams, so its own status would be 200. */
export async function isMissingList({ pathname, searchParams }: URL): Promise<boolean> {
  const slug = parseSlug(searchParams.getAll("category").at(-1) ?? "");
  if (pathname !== "/products" || slug === null || known.has(slug)) return false;
  try {
    const categories = await listCategories();
    known = new Set(categories.flatMap(({ slug: current, oldSlugs = [] }) => [current, ...oldSlugs]));
    return !known.has(slug);
  } catch {
    // The page reports the failure.
    return false;
  }
}
