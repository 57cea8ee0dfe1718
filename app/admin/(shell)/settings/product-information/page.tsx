import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { DocumentForm } from "@/components/settings/admin/document-form";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Product information" };

export default async function ProductInformationPage() {
  return (
    <>
      <PageHeading title="Product information">
        What the law requires each pack and product page to state, by blank. A product can state its own.
      </PageHeading>
      <DocumentForm slug="product-information" {...(await getDocumentPage("product-information"))} />
    </>
  );
}
