import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

/** For a search within a category or a page that does not exist. */
export function MissingList() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="This list does not go that far"
        actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
      >
        <p>There is no such page or category any more.</p>
      </EmptyState>
    </div>
  );
}
