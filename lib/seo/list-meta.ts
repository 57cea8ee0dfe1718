import { isNarrowed, type ListParams, listHref } from "@/lib/catalog/list-params";
import { listTitle } from "@/lib/catalog/list-title";
import type { Category } from "@/lib/catalog/product";
import { breadcrumbJsonLd, type JsonLd } from "./json-ld";
import { ogImage, ogPageImage } from "./og-image";
import { applyRule, numberTitle, type RuleKey, type SeoShop } from "./rules";

/** Title, description, canonical URL and indexing of a list, as Next metadata. */
export function listMeta(params: ListParams, categories: readonly Category[], shop: SeoShop) {
  const category = categories.find(({ slug }) => slug === params.category);
  const parent = categories.find(({ id }) => id === category?.parentId);
  const name = listTitle(params, category, parent);
  const isSearch = isNarrowed(params);
  const numbered = params.page > 1 ? `${name}, page ${params.page}` : name;
  const facts = { name: numbered, description: category?.description || anyList };
  const rule = applyRule(ruleOf(params, category), facts, shop);
  const title = numberTitle(
    (params.typed ?? params.query) === null ? rule.title : `${numbered} · ${shop.shopName}`,
    params.page,
  );
  return {
    title: { absolute: title },
    description: rule.description,
    // The canonical URL of a filtered list is the whole list.
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

interface ListCrumbsInput {
  crumbs: readonly { label: string; href: string }[];
  current: string;
  /** The list's own URL */
  here: string;
  siteUrl: string;
}

/** The structured data of a list's breadcrumb. */
export function listCrumbs({ crumbs, current, here, siteUrl }: ListCrumbsInput): JsonLd {
  const steps = [...crumbs, { label: current, href: here }];
  return breadcrumbJsonLd(steps.map(({ label, href }) => ({ name: label, url: `${siteUrl}${href}` })));
}
