import { isNarrowed, type ListParams, listHref } from "@/lib/catalog/list-params";
import { describeList, listTitle } from "@/lib/catalog/list-title";
import type { Category, ProductCard } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd, itemListJsonLd, type JsonLd } from "./json-ld";
import { ogImage } from "./og-image";

/** Title, description, canonical address and indexing of a list, in the shape of Next's metadata. */
export function listMeta(params: ListParams, categories: readonly Category[]) {
  const category = categories.find(({ slug }) => slug === params.category);
  const parent = categories.find(({ id }) => id === category?.parentId);
  const title = listTitle(params, category, parent);
  const page = params.page > 1 ? `, page ${params.page}` : "";
  const description = params.isPremium
    ? "Heavyweight premium tees with large prints, made in small runs in India."
    : (category?.description ?? "");
  const isSearch = isNarrowed(params);
  return {
    title: `${title}${page}`,
    description: describeList(description),
    // A narrowed list points search engines to the list that it is a part of.
    alternates: {
      canonical: isSearch
        ? listHref({ category: params.category, isPremium: params.isPremium })
        : listHref(params),
    },
    ...(category && {
      openGraph: { title, images: [ogImage("category", category.id, title)] },
      twitter: { card: "summary_large_image" as const },
    }),
    ...(isSearch && { robots: { index: false, follow: true } }),
  };
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
