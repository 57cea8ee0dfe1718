import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { type ListParams, listHref } from "@/lib/catalog/list-params";
import { withoutFilters } from "@/lib/catalog/list-title";
import type { Category } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";

interface NothingFoundProps {
  params: ListParams;
  hasFilters: boolean;
  categories: readonly Category[];
}

/** An empty list says why, and what to do about it. */
export function NothingFound({ params, hasFilters, categories }: NothingFoundProps) {
  if (hasFilters) {
    return (
      <EmptyState
        title="Nothing matches all of these filters"
        actions={<ButtonLink href={listHref(withoutFilters(params))}>Clear the filters</ButtonLink>}
      >
        <p>Remove a filter above, or start again without any.</p>
      </EmptyState>
    );
  }
  if (params.query !== null) {
    const tops = categories.filter((category) => category.parentId === null);
    return (
      <EmptyState
        title="We have nothing by that name"
        actions={tops.map((category) => (
          <ButtonLink key={category.id} href={paths.category(category.slug)} variant="outline" size="sm">
            {category.name}
          </ButtonLink>
        ))}
      >
        <p>Try a motif (peacock, chai, kolam), a colour, or fewer words. Or look around:</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing here yet"
      actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
    >
      <p>We are still filling this category. The others are not empty.</p>
    </EmptyState>
  );
}
