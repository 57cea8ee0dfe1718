import Link from "next/link";
import { type DeskCategory, productsQuery, sayDrafts, sayProducts } from "@/lib/categories/desk-category";
import { officePaths } from "@/lib/office-paths";

/** The number of products in a category, linked to those products. */
export function ProductCounts({ category }: { category: DeskCategory }) {
  const { published, drafts } = category;
  if (published + drafts === 0) return sayProducts(category);
  return (
    <>
      <CountLink q={productsQuery(category)}>{sayProducts(category)}</CountLink>
      {drafts > 0 ? (
        <span>
          {" ("}
          <CountLink q={productsQuery(category, "draft")}>{sayDrafts(category)}</CountLink>
          {")"}
        </span>
      ) : null}
    </>
  );
}

function CountLink({ q, children }: { q: string; children: string }) {
  return (
    <Link
      href={officePaths.productsThatFit(q)}
      prefetch={false}
      className="relative z-10 inline-flex min-h-8 items-center hover:underline"
    >
      {children}
    </Link>
  );
}
