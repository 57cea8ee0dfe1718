import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PrintingForm } from "@/components/settings/admin/printing-form";
import { getPrintingPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Printing" };

export default async function PrintingPage() {
  const { canWrite, saved, products } = await getPrintingPage();
  return (
    <>
      <PageHeading title="Printing">
        Custom print prices, and the tees they're printed on. Placed orders keep their price.
      </PageHeading>
      <PrintingForm saved={saved} products={products} canWrite={canWrite} />
    </>
  );
}
