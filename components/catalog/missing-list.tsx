import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

/** For a search within a category or a page that does not exist. */
export function MissingList() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="There is no such page"
        actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
      >
        <p>This category does not exist any more, or its list is shorter.</p>
      </EmptyState>
    </div>
  );
}
