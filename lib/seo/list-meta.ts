import { isNarrowed, type ListParams, listHref } from "@/lib/catalog/list-params";
import { listTitle } from "@/lib/catalog/list-title";
import type { Category, ProductCard } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd, itemListJsonLd, type JsonLd } from "./json-ld";
import { ogImage, ogPageImage } from "./og-image";
import { applyRule, numberTitle, type RuleKey, type SeoShop } from "./rules";

/** Title, description, canonical address and indexing of a list, in the shape of Next's metadata. */
export function listMeta(params: ListParams, categories: readonly Category[], shop: SeoShop) {
  const category = categories.find(({ slug }) => slug === params.category);
  const parent = categories.find(({ id }) => id === category?.parentId);
  const name = listTitle(params, category, parent);
  const isSearch = isNarrowed(params);
  const numbered = params.page > 1 ? `${name}, page ${params.page}` : name;
  const facts = { name: numbered, description: category?.description || anyList };
  const rule = applyRule(ruleOf(params, category), facts, shop);
  const title = numberTitle(
    params.query === null ? rule.title : `${numbered} · ${shop.shopName}`,
    params.page,
  );
  return {
    title: { absolute: title },
    description: rule.description,
    // A narrowed list points search engines to the list that it is a part of.
    alternates: {
      canonical: isSearch
        ? listHref({ category: params.category, isPremium: params.isPremium })
        : listHref(params),
    },
    openGraph: {
      title: name,
      images: [
        category
          ? ogImage("category", category.id, name)
          : ogPageImage(params.isPremium ? "premium" : "products", name),
      ],
    },
    twitter: { card: "summary_large_image" as const },
    ...(isSearch && { robots: { index: false, follow: true } }),
  };
}

const anyList = "Printed tees, oversized tees and basics in combed cotton, made in India.";

function ruleOf({ isPremium }: ListParams, category: Category | undefined): RuleKey {
  if (isPremium) return "premium";
  return category ? `category_${category.id}` : "products";
}

interface ListStructureInput {
  crumbs: readonly { label: string; href: string }[];
  current: string;
  products: readonly Pick<ProductCard, "name" | "slug">[];
  /** The list's own address */
  here: string;
  siteUrl: string;
}

/** What search engines read of a list: its products, and the way to it. */
export function listStructure({ crumbs, current, products, here, siteUrl }: ListStructureInput): JsonLd[] {
  const steps = [...crumbs, { label: current, href: here }];
  return [
    itemListJsonLd(products.map(({ name, slug }) => ({ name, url: `${siteUrl}${paths.product(slug)}` }))),
    breadcrumbJsonLd(steps.map(({ label, href }) => ({ name: label, url: `${siteUrl}${href}` }))),
  ];
}
