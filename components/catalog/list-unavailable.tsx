import { buttonClasses } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { type ListParams, listHref } from "@/lib/catalog/list-params";
import { paths } from "@/lib/paths";

/** Shown while the database does not respond. Cached lists are not affected. */
export function ListUnavailable({ params }: { params: ListParams }) {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="Something went wrong"
        actions={
          <>
            {/* A full page load, with or without a script. */}
            <a href={listHref(params)} className={buttonClasses()}>
              Try Again
            </a>
            <ButtonLink href={paths.products} variant="outline">
              See all products
            </ButtonLink>
          </>
        }
      >
        <p>Search and filters aren't available right now. Your cart is safe.</p>
      </EmptyState>
    </div>
  );
}

/** For a search within a category or a page that does not exist. */
export function MissingList() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="Page not found"
        actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
      >
        <p>This category no longer exists, or has fewer pages.</p>
      </EmptyState>
    </div>
  );
}
