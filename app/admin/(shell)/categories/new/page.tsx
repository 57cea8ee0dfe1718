import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { CategoryForm } from "@/components/categories/admin/category-form";
import { getNewCategoryPage } from "@/server/categories/queries";

export const instant = false;

export const metadata: Metadata = { title: "Add category" };

export default async function NewCategoryPage({ searchParams }: PageProps<"/admin/categories/new">) {
  const { parent, shop } = await getNewCategoryPage((await searchParams).parent);
  return (
    <>
      <PageHeading title={parent ? `Add category below ${parent.name}` : "Add category"} />
      <CategoryForm category={null} parent={parent} shop={shop} canWrite />
    </>
  );
}
