import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { CategoryForm } from "@/components/categories/admin/category-form";
import { ParentCategoryField } from "@/components/categories/admin/parent-category-field";
import { ProductCounts } from "@/components/categories/admin/product-counts";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { isTheme } from "@/lib/categories/admin-category";
import { paths } from "@/lib/paths";
import { getCategoryPage } from "@/server/categories/queries";

export const instant = false;

export const metadata: Metadata = { title: "Category" };

export default async function CategoryPage({ params }: PageProps<"/admin/categories/[categoryId]">) {
  const page = await getCategoryPage(Number((await params).categoryId));
  if (!page) notFound();
  const { category, parent, categories, canWrite, shop } = page;
  const isTop = category.parentId === null;
  return (
    <>
      <PageHeading
        title={category.name}
        actions={
          <>
            {category.isHidden ? null : (
              <ButtonLink href={paths.category(category.slug)} variant="outline" size="sm" prefetch={false}>
                View in shop
              </ButtonLink>
            )}
            {canWrite && isTop && !isTheme(category) ? (
              <ButtonLink
                href={adminPaths.categoryBelow(category.id)}
                variant="outline"
                size="sm"
                prefetch={false}
              >
                Add subcategory
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <ProductCounts category={category} />
        {category.oldSlugs.length > 0 ? <span>. Previous URLs: {category.oldSlugs.join(", ")}.</span> : null}
      </PageHeading>
      <CategoryForm key={category.id} category={category} parent={parent} shop={shop} canWrite={canWrite} />
      {isTheme(category) ? null : (
        <ParentCategoryField category={category} categories={categories} canWrite={canWrite} />
      )}
    </>
  );
}
