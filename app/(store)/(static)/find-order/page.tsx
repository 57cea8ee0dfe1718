import type { Metadata } from "next";
import { FindOrderForm } from "@/components/orders/find-order-form";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Find an order",
  description: "We'll email you the link to your order. No account needed.",
  alternates: { canonical: paths.findOrder },
};

export default async function FindOrderPage() {
  const { orderPrefix } = await getBrand();
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">Find an order</h1>
      <p className="mt-4 mb-8 text-lg text-muted-foreground">
        The order number is in our emails and text messages, and on the invoice. We'll send the link to the
        email you ordered with, or by text if you ordered by phone without one.
      </p>
      <FindOrderForm orderPrefix={orderPrefix} />
    </div>
  );
}
