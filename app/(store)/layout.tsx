import type { ReactNode } from "react";
import { StoreFrame } from "@/components/layout/store-frame";
import { listFooterCategories } from "@/server/categories/queries";
import { getBrand, hasOwnLogo } from "@/server/settings/queries";

export default async function StoreLayout({ children }: { children: ReactNode }) {
  const [brand, hasLogo, categories] = await Promise.all([getBrand(), hasOwnLogo(), listFooterCategories()]);
  return (
    <StoreFrame brand={brand} hasLogo={hasLogo} categories={categories}>
      {children}
    </StoreFrame>
  );
}
