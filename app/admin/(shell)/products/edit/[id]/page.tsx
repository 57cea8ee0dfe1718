import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CopyId } from "@/components/admin/copy-id";
import { PageHeading } from "@/components/admin/page-heading";
import { ProductActions } from "@/components/products/admin/product-actions";
import { ProductForm } from "@/components/products/admin/product-form";
import { StickerForm } from "@/components/products/admin/sticker-form";
import { Badge } from "@/components/ui/badge";
import { getEditPage } from "@/server/products/queries";

export const instant = false;

export const metadata: Metadata = { title: "Edit product" };

export default async function EditProductPage({ params }: PageProps<"/admin/products/edit/[id]">) {
  const page = await getEditPage((await params).id);
  if (page === null) notFound();
  const { product, choices, rights } = page;
  return (
    <>
      <PageHeading
        title={product.form.name}
        actions={<ProductActions product={product} canWrite={rights.canWrite} canSeeLog={rights.canSeeLog} />}
      >
        <span className="flex flex-wrap items-center gap-x-3">
          {product.form.status === "published" ? (
            <Badge variant="success">Published</Badge>
          ) : (
            <Badge variant="outline">Draft</Badge>
          )}
          <CopyId id={String(product.id)} />
        </span>
      </PageHeading>
      <ProductForm key={product.id} product={product} choices={choices} rights={rights} />
      <StickerForm product={product} />
    </>
  );
}
