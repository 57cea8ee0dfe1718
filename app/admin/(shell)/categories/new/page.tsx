import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { CategoryForm } from "@/components/categories/admin/category-form";
import { getNewCategoryPage } from "@/server/categories/queries";

export const instant = false;

export const metadata: Metadata = { title: "Add category" };

export default async function NewCategoryPage({ searchParams }: PageProps<"/admin/categories/new">) {
  const { parent: parentId, theme } = await searchParams;
  const { parent, shop } = await getNewCategoryPage(parentId);
  const isNewTheme = theme !== undefined && !parent;
  const title = isNewTheme ? "Add theme" : "Add category";
  return (
    <>
      <PageHeading title={parent ? `Add category below ${parent.name}` : title} />
      <CategoryForm category={null} parent={parent} isNewTheme={isNewTheme} shop={shop} canWrite />
    </>
  );
}
