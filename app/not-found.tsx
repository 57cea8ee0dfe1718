import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import StoreLayout from "./(store)/layout";

export const metadata: Metadata = { title: "Page not found" };

/** For addresses that no route knows; they are outside the store's layout, so it is put around here. */
export default function NotFound() {
  return (
    <StoreLayout>
      <MissingPage />
    </StoreLayout>
  );
}
