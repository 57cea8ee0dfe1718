import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import {
  type AdminCategory,
  countProducts,
  formatDraftCount,
  formatProductCount,
  isTheme,
  productsQuery,
} from "@/lib/categories/admin-category";

/** The number of products in a category, linked to those products unless it is a theme. */
export function ProductCounts({ category }: { category: AdminCategory }) {
  const { published, drafts } = category;
  if (isTheme(category)) return countProducts(category);
  if (published + drafts === 0) return formatProductCount(category);
  return (
    <>
      <CountLink q={productsQuery(category)}>{formatProductCount(category)}</CountLink>
      {drafts > 0 ? (
        <span>
          {" ("}
          <CountLink q={productsQuery(category, "draft")}>{formatDraftCount(category)}</CountLink>
          {")"}
        </span>
      ) : null}
    </>
  );
}

function CountLink({ q, children }: { q: string; children: string }) {
  return (
    <Link
      href={adminPaths.productsThatFit(q)}
      prefetch={false}
      className="relative z-10 inline-flex min-h-8 items-center hover:underline"
    >
      {children}
    </Link>
  );
}
