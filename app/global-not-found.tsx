import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import StoreLayout from "./(store)/layout";
import RootLayout from "./layout";

export const metadata: Metadata = { title: "Page not found · Kapas", robots: { index: false } };

/** For addresses that no route knows. A not-found.tsx at the root would travel along in the HTML of every page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <StoreLayout>
        <MissingPage />
      </StoreLayout>
    </RootLayout>
  );
}
