import "server-only";
import { listHref } from "@/lib/catalog/list-params";
import { categoryTitle } from "@/lib/catalog/list-title";
import type { Category, ProductCard } from "@/lib/catalog/product";
import { fillText } from "@/lib/content/placeholders";
import { readMarkdown } from "@/lib/content/read-markdown";
import { linkToShop } from "@/lib/content/split-sections";
import type { FilledPage } from "@/lib/marketing/filled-section";
import type { Section, SectionTexts } from "@/lib/marketing/section";
import { paths } from "@/lib/paths";
import { listNewestPosts } from "@/server/blog/queries";
import { listBasicColors } from "@/server/catalog/basic-queries";
import { listThemes, listTopCategories } from "@/server/catalog/collection-queries";
import {
  getGlobalDiscount,
  listCategories,
  listCollectionProducts,
  listColors,
} from "@/server/catalog/queries";
import { getBrand, getShopFacts, getShopTerms } from "@/server/settings/queries";

const heroProductCount = 2;
/** Spare products fetched for a shelf, to replace those already shown above. */
const spare = 12;
const postsShown = 3;

/** A section's catalogue data, before products shown above are removed. */
async function readSection({ kind, words }: Section) {
  const none: ProductCard[] = [];
  if (kind === "hero") return { cards: await listCollectionProducts("premium", heroProductCount + spare) };
  if (kind === "products")
    return { cards: await listCollectionProducts(words.source, Number(words.productCount) + spare) };
  if (kind === "categories")
    return { cards: none, tops: await listTopCategories(), themes: await listThemes() };
  if (kind === "basics") return { cards: none, basics: await listBasicColors() };
  if (kind === "posts") return { cards: none, posts: await listNewestPosts(postsShown) };
  return { cards: none };
}

/** The link to all products of a shelf. */
async function moreOf(source: string) {
  if (source === "newest") return { label: "Shop all", href: paths.products };
  if (source === "premium") return { label: "Shop premium tees", href: paths.premium };
  if (source === "bestsellers") return { label: "Shop bestsellers", href: listHref({ sort: "bestselling" }) };
  const categories = await listCategories();
  const category = categories.find(({ slug }) => slug === source);
  return {
    label: category ? `Shop ${titleOf(category, categories)}` : "Shop all",
    href: listHref({ category: source }),
  };
}

/** Sections with all their data. No product is shown twice; an empty shelf takes no item from a section below. */
export async function fillSections(sections: readonly Section[]): Promise<FilledPage> {
  const [brand, terms, facts, colors, percentOff, read] = await Promise.all([
    getBrand(),
    getShopTerms(),
    getShopFacts(),
    listColors(),
    getGlobalDiscount(),
    Promise.all(sections.map(readSection)),
  ]);
  const shown = new Set<number>();
  const take = (cards: readonly ProductCard[], count: number) => {
    const taken = cards.filter(({ id }) => !shown.has(id)).slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  };
  const filled = await Promise.all(
    sections.map(async ({ id, kind, words }, index) => {
      const { cards, tops = [], basics = [], posts = [], themes = [] } = read[index] ?? { cards: [] };
      const count = kind === "hero" ? (words.pictureUrl ? 0 : heroProductCount) : Number(words.productCount);
      const products = take(cards, cards.length === 0 ? 0 : count);
      const tree = kind === "text" ? readMarkdown(words.text, facts) : null;
      if (tree) linkToShop(tree, brand.companyEmail);
      const isShelf = kind === "products";
      const more = isShelf ? await moreOf(words.source) : null;
      return { id, kind, words: fillWords(words, facts), products, more, tree, tops, basics, posts, themes };
    }),
  );
  // Category pictures are chosen last: they show products that appear nowhere else on the page.
  const withTiles = filled.map(({ tops, ...section }) => ({
    ...section,
    tiles: tops.map(({ category, cards }) => {
      const card = cards.find(({ id }) => !shown.has(id)) ?? cards[0];
      const { name, slug, picture } = category;
      return { name, slug, picture: picture ?? { url: card?.imageUrl ?? null, alt: "" } };
    }),
  }));
  return { sections: withTiles, brand, terms, colors, percentOff };
}

function titleOf(category: Category, categories: readonly Category[]): string {
  const parent = categories.find(({ id }) => id === category.parentId);
  return categoryTitle(category, parent);
}

function fillWords(words: SectionTexts, facts: Readonly<Record<string, string>>): SectionTexts {
  const fill = (text: string) => fillText(text, facts);
  return {
    ...words,
    title: fill(words.title),
    text: fill(words.text),
    buttonLabel: fill(words.buttonLabel),
    secondLabel: fill(words.secondLabel),
  };
}
