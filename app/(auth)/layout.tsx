import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AuthFrame } from "@/components/auth/auth-frame";
import { StoreFrame } from "@/components/layout/store-frame";
import { listFooterCategories } from "@/server/categories/queries";
import { getBrand, hasOwnLogo } from "@/server/settings/queries";

/** Links in mails carry what opens an account: no search engine keeps these pages, no other site learns their address. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

/** No static shell, whose holes are filled by script: these pages also work with scripts off. */
export const instant = false;

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const [brand, hasLogo, categories] = await Promise.all([getBrand(), hasOwnLogo(), listFooterCategories()]);
  return (
    <StoreFrame brand={brand} hasLogo={hasLogo} categories={categories}>
      <AuthFrame>{children}</AuthFrame>
    </StoreFrame>
  );
}
