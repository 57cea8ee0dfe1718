import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AuthFrame } from "@/components/auth/auth-frame";
import { StoreFrame } from "@/components/layout/store-frame";
import { listFooterCategories } from "@/server/categories/queries";
import { getBrand, hasOwnLogo } from "@/server/settings/queries";
import { getServices } from "@/server/settings/shown-queries";

/** These URLs carry tokens that open an account, so no search engine may index them and no other site gets them as referrer. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

/** These pages also work with scripts off; a static shell has holes that only a script can fill. */
export const instant = false;

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const [brand, hasLogo, categories, services] = await Promise.all([
    getBrand(),
    hasOwnLogo(),
    listFooterCategories(),
    getServices(),
  ]);
  return (
    <StoreFrame brand={brand} hasLogo={hasLogo} categories={categories} line={null} services={services}>
      <AuthFrame>{children}</AuthFrame>
    </StoreFrame>
  );
}
