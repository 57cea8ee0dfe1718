import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/missing-page";
import { getBrand } from "@/server/settings/queries";
import StoreLayout from "./(store)/layout";
import RootLayout from "./layout";

export async function generateMetadata(): Promise<Metadata> {
  const { shopName } = await getBrand();
  return { title: `Page not found · ${shopName}`, robots: { index: false } };
}

/** For URLs without a route. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <StoreLayout>
        <MissingPage />
      </StoreLayout>
    </RootLayout>
  );
}
