import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import {
  type AdminCategory,
  formatDraftCount,
  formatProductCount,
  productsQuery,
} from "@/lib/categories/admin-category";

/** The number of products in a category, linked to those products. */
export function ProductCounts({ category }: { category: AdminCategory }) {
  const { published, drafts } = category;
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
