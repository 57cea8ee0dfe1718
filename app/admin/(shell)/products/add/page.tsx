import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { NewProduct } from "@/components/products/admin/product-form";
import { getAddPage } from "@/server/products/queries";

export const instant = false;

export const metadata: Metadata = { title: "Add product" };

export default async function AddProductPage() {
  const { choices, rights } = await getAddPage();
  return (
    <>
      <PageHeading title="Add product" />
      <NewProduct choices={choices} rights={rights} />
    </>
  );
}
