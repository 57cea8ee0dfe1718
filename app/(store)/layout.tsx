import type { ReactNode } from "react";
import { StoreFrame } from "@/components/layout/store-frame";
import { listFooterCategories } from "@/server/categories/queries";
import { getBrand, getLogoUrl } from "@/server/settings/queries";

export default async function StoreLayout({ children }: { children: ReactNode }) {
  const [brand, logoUrl, categories] = await Promise.all([getBrand(), getLogoUrl(), listFooterCategories()]);
  return (
    <StoreFrame brand={brand} logoUrl={logoUrl} categories={categories}>
      {children}
    </StoreFrame>
  );
}
