import type { ReactNode } from "react";
import { StoreFrame } from "@/components/layout/store-frame";
import { listFooterCategories } from "@/server/categories/queries";
import { getBarLine } from "@/server/marketing/queries";
import { getBrand, hasOwnLogo } from "@/server/settings/queries";
import { getServices, getTrackerIds } from "@/server/settings/shown-queries";

export default async function StoreLayout({ children }: { children: ReactNode }) {
  const [brand, hasLogo, categories, line, services, trackerIds] = await Promise.all([
    getBrand(),
    hasOwnLogo(),
    listFooterCategories(),
    getBarLine(),
    getServices(),
    getTrackerIds(),
  ]);
  return (
    <StoreFrame
      brand={brand}
      hasLogo={hasLogo}
      categories={categories}
      line={line}
      services={services}
      trackerIds={trackerIds}
    >
      {children}
    </StoreFrame>
  );
}
