import "server-only";
import { officePaths } from "@/lib/office-paths";
import { publicEnv } from "@/lib/public-env";
import { keepAs, keepBriefly } from "@/server/cache";
import { log } from "@/server/log";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { type CategoryLink, listCategoryNames, listDeskCategories, listTopCategories } from "./repository";

const footerLimit = 5;
let lastCategories: CategoryLink[] = [];

/** For the footer of every page: during an outage it returns the last successful read instead of an error. */
export async function listFooterCategories(): Promise<CategoryLink[]> {
  "use cache";
  try {
    lastCategories = (await listTopCategories()).slice(0, footerLimit);
    keepAs("categories");
  } catch (error) {
    log.warn({ err: error }, "categories: read failed, using the last known");
    keepBriefly("categories");
  }
  return lastCategories;
}

export function listNames(): ReturnType<typeof listCategoryNames> {
  return listCategoryNames();
}

/** The category tree, for staff who may see drafts. */
export async function getCategoryDesk() {
  await requireOffice(officePaths.categories, "products.read");
  const [categories, canWrite] = await Promise.all([listDeskCategories(), mayNow("products.write")]);
  return { categories, canWrite };
}

/** For the search engine preview. */
export async function getSnippetShop() {
  return { host: new URL(publicEnv.siteUrl).host, name: (await getBrand()).shopName };
}

/** One category and its neighbours; null when it is deleted. */
export async function getCategoryPage(id: number) {
  await requireOffice(officePaths.category(id), "products.read");
  const [categories, canWrite, shop] = await Promise.all([
    listDeskCategories(),
    mayNow("products.write"),
    getSnippetShop(),
  ]);
  const category = categories.find((one) => one.id === id);
  const parent = categories.find((one) => one.id === category?.parentId) ?? null;
  return category ? { category, parent, categories, canWrite, shop } : null;
}

/** The parent of a new category; null: none, or one that can't have subcategories. */
export async function getNewCategoryPage(wished: string | string[] | undefined) {
  await requireOffice(officePaths.categoriesNew, "products.write");
  const tops = (await listDeskCategories()).filter(({ parentId }) => parentId === null);
  return { parent: tops.find(({ id }) => String(id) === wished) ?? null, shop: await getSnippetShop() };
}
