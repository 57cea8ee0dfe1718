import Link from "next/link";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { type ListParams, listHref } from "@/lib/catalog/list-params";
import { withoutFilters } from "@/lib/catalog/list-title";
import { type Category, type Color, isTopCategory, type ProductCard } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";
import { ProductGrid } from "./product-grid";

interface NothingFoundProps {
  params: ListParams;
  list: { percentOff: number };
  hasFilters: boolean;
  categories: readonly Category[];
  colors: ReadonlyMap<string, Color>;
  popular: readonly string[];
  bestsellers: readonly ProductCard[];
}

/** Explains why the list is empty, with a way out. */
export function NothingFound({
  params,
  list,
  hasFilters,
  categories,
  colors,
  popular,
  bestsellers,
}: NothingFoundProps) {
  if (hasFilters) {
    return (
      <EmptyState
        title="No products match these filters"
        actions={<ButtonLink href={listHref(withoutFilters(params))}>Clear filters</ButtonLink>}
      >
        <p>Remove a filter above, or clear them all.</p>
      </EmptyState>
    );
  }
  if (params.query !== null) {
    const tops = categories.filter(isTopCategory);
    return (
      <>
        <EmptyState
          isCompact
          actions={tops.map((category) => (
            <ButtonLink key={category.id} href={paths.category(category.slug)} variant="outline" size="sm">
              {category.name}
            </ButtonLink>
          ))}
        >
          <p>Check the spelling, or try fewer words: a motif, a colour or a size.</p>
          {popular.length > 0 ? (
            <>
              <h2 id="popular-heading" className="mt-6 text-base">
                Popular searches
              </h2>
              <ul aria-labelledby="popular-heading" className="mt-2 flex flex-wrap justify-center gap-2">
                {popular.map((search) => (
                  <li key={search}>
                    <Link href={listHref({ query: search })} prefetch={false} className="pill">
                      {search}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </EmptyState>
        {bestsellers.length > 0 ? (
          <section aria-labelledby="bestsellers-heading" className="mt-14">
            <h2 id="bestsellers-heading" className="display text-2xl">
              Bestsellers
            </h2>
            <div className="mt-5">
              <ProductGrid products={bestsellers} percentOff={list.percentOff} colors={colors} />
            </div>
          </section>
        ) : null}
      </>
    );
  }
  return (
    <EmptyState
      title="Nothing here yet"
      actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
    >
      <p>We're still filling this category. Try another one.</p>
    </EmptyState>
  );
}
