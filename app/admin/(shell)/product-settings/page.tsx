import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ProductSettingsForm } from "@/components/settings/admin/product-settings-form";
import { getProductSettingsPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Product settings" };

export default async function ProductSettingsPage() {
  return (
    <>
      <PageHeading title="Product settings">
        Prices, delivery, COD and returns. Changes take effect immediately, for new orders only.
      </PageHeading>
      <ProductSettingsForm {...(await getProductSettingsPage())} />
    </>
  );
}
