import type { Metadata } from "next";
import { NewLink, PageHeading } from "@/components/admin/page-heading";
import { CategoryTree } from "@/components/categories/admin/category-tree";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { adminPaths } from "@/lib/admin-paths";
import { isTheme } from "@/lib/categories/admin-category";
import { getAdminCategories } from "@/server/categories/queries";

export const instant = false;

export const metadata: Metadata = { title: "Categories" };

export default async function CategoriesPage() {
  const { categories, canWrite } = await getAdminCategories();
  const [themes, own] = [categories.filter(isTheme), categories.filter((one) => !isTheme(one))];
  const add = canWrite ? <NewLink href={adminPaths.categoriesNew}>Add category</NewLink> : null;
  return (
    <>
      <PageHeading title="Categories" primary={add}>
        The shop's menus, filters and footer follow this order. Drag a category to move it; drag it right to
        nest it.
      </PageHeading>
      {categories.length > 0 ? (
        <CategoryTree label="Categories" categories={own} canWrite={canWrite} />
      ) : (
        <EmptyState title="No categories yet" isCompact>
          Categories form the shop's menu. Products without one are listed in “All products”.
        </EmptyState>
      )}
      {themes.length > 0 ? (
        <section className="mt-10">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-semibold text-lg">Themes</h2>
            {canWrite ? (
              <ButtonLink
                href={`${adminPaths.categoriesNew}?theme=1`}
                variant="outline"
                size="sm"
                prefetch={false}
              >
                Add theme
              </ButtonLink>
            ) : null}
          </div>
          <p className="mt-1 max-w-prose text-muted-foreground">
            Each contains every product with one of its words, beside the product's own category.
          </p>
          <CategoryTree label="Themes" categories={themes} canWrite={canWrite} />
        </section>
      ) : null}
    </>
  );
}
