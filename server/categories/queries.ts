import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { isTheme } from "@/lib/categories/admin-category";
import { publicEnv } from "@/lib/public-env";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { log } from "@/server/log";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { type CategoryLink, listAdminCategories, listCategoryNames, listTopCategories } from "./repository";

const footerLimit = 5;
let lastCategories: CategoryLink[] = [];

/** For the footer of every page: during an outage it returns the last successful read instead of an error. */
export async function listFooterCategories(): Promise<CategoryLink[]> {
  "use cache";
  try {
    lastCategories = (await listTopCategories()).slice(0, footerLimit);
    cacheAs("categories");
  } catch (error) {
    log.warn({ err: error }, "categories: read failed, using the last known");
    cacheBriefly("categories");
  }
  return lastCategories;
}

export function listNames(): ReturnType<typeof listCategoryNames> {
  return listCategoryNames();
}

/** Those that products have as their own: no themes. */
export async function listOwnNames(): ReturnType<typeof listCategoryNames> {
  return (await listCategoryNames()).filter(({ isTheme }) => !isTheme);
}

/** The category tree, for staff who may see drafts. */
export async function getAdminCategories() {
  await requireAdminAccess(adminPaths.categories, "products.read");
  const [categories, canWrite] = await Promise.all([
    listAdminCategories(),
    hasAnyPermission("products.write"),
  ]);
  return { categories, canWrite };
}

/** For the search engine preview. */
export async function getSnippetShop() {
  return { host: new URL(publicEnv.siteUrl).host, name: (await getBrand()).shopName };
}

/** One category and its neighbours; null when it is deleted. */
export async function getCategoryPage(id: number) {
  await requireAdminAccess(adminPaths.category(id), "products.read");
  const [categories, canWrite, shop] = await Promise.all([
    listAdminCategories(),
    hasAnyPermission("products.write"),
    getSnippetShop(),
  ]);
  const category = categories.find((one) => one.id === id);
  const parent = categories.find((one) => one.id === category?.parentId) ?? null;
  return category ? { category, parent, categories, canWrite, shop } : null;
}

/** The parent of a new category; null: none, or one that can't have subcategories. */
export async function getNewCategoryPage(requested: string | string[] | undefined) {
  await requireAdminAccess(adminPaths.categoriesNew, "products.write");
  const tops = (await listAdminCategories()).filter((one) => one.parentId === null && !isTheme(one));
  return { parent: tops.find(({ id }) => String(id) === requested) ?? null, shop: await getSnippetShop() };
}
