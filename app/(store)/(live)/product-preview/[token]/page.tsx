import type { Metadata } from "next";
import { ProductPage } from "@/components/catalog/product-page";
import { MissingRecord } from "@/components/layout/missing-record";
import { Alert } from "@/components/ui/alert";
import { getPreviewPage } from "@/server/products/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Preview",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function ProductPreviewPage({ params }: PageProps<"/product-preview/[token]">) {
  const { token } = await params;
  const page = await getPreviewPage(token);
  if (page === null) return <MissingRecord />;
  return (
    <>
      <div className="container-page pt-4">
        <Alert title="A preview">
          This is how the product will look. Only people with this link can see it, and it can't be bought
          here.
        </Alert>
      </div>
      <ProductPage {...page} />
    </>
  );
}
