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
        title="Nothing has all of that"
        actions={<ButtonLink href={listHref(withoutFilters(params))}>Clear the filters</ButtonLink>}
      >
        <p>Take a filter away above, or begin again without any.</p>
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
        <p>Try a motif (peacock, chai, kolam), a colour, or one word less. Or look round:</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing here yet"
      actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
    >
      <p>This shelf is being filled. The others are not empty.</p>
    </EmptyState>
  );
}
