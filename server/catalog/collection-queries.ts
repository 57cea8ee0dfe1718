import "server-only";
import { emptyListParams } from "@/lib/catalog/list-params";
import { isTopCategory } from "@/lib/catalog/product";
import { listCategories, listProducts } from "./queries";

const [topCategories, tilePictures] = [5, 6];

/** Top-level categories, each with its picture or with product pictures to choose from. */
export async function listTopCategories() {
  const tops = (await listCategories()).filter(isTopCategory).slice(0, topCategories);
  const lists = await Promise.all(
    tops.map(({ slug }) => listProducts({ ...emptyListParams, category: slug }, tilePictures)),
  );
  return tops.map((category, index) => ({ category, cards: lists[index]?.products ?? [] }));
}

export async function listThemes(): Promise<{ name: string; slug: string }[]> {
  return (await listCategories()).filter(({ isTheme }) => isTheme).map(({ name, slug }) => ({ name, slug }));
}
