import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";
import { TermsTabs } from "./terms-tabs";

export const metadata: Metadata = {
  title: "Terms of Use",
  description: "The rules of buying here, in plain words.",
  alternates: { canonical: paths.terms },
};

export default async function TermsPage() {
  const brand = await getBrand();
  return (
    <ProsePage
      title="Terms of Use"
      lead={<p>The rules of buying here, in plain words. By placing an order you agree to them.</p>}
      top={<TermsTabs current="terms" />}
    >
      <ProseSection title="Who we are">
        <p>
          This shop is run by {brand.companyName}, {brand.companyAddress}. You reach us at{" "}
          <a href={`mailto:${brand.companyEmail}`}>{brand.companyEmail}</a> and {brand.companyPhone}.
        </p>
      </ProseSection>
      <ProseSection title="Orders and prices">
        <p>
          Prices are in Indian rupees and include GST. What you see on the last step of checkout is what you
          pay; if a price has changed since you put a piece into the cart, we say so and ask again.
        </p>
        <p>
          An order is binding when we confirm it. Should a piece turn out to be unavailable, or a price to be
          an obvious mistake, we tell you, and return what you paid.
        </p>
      </ProseSection>
      <ProseSection title="Delivery and returns">
        <p>
          The <a href={paths.shippingPolicy}>Shipping Policy</a> and the{" "}
          <a href={paths.refundPolicy}>Refund Policy</a> are part of these terms.
        </p>
      </ProseSection>
      <ProseSection title="Artwork">
        <p>
          The drawings in this shop belong to us. You may wear, photograph and give away what you buy; please
          don't copy the print.
        </p>
        <p>
          When you ask us to print a design of yours, you say that you hold the rights to it. We don't print
          what breaks the law, hurts others or belongs to somebody else, and return the money for it.
        </p>
      </ProseSection>
      <ProseSection title="If something goes wrong">
        <p>
          We answer for what we sell under Indian consumer law; nothing here takes those rights away. Write to
          us first: most things are settled in a day. Disputes go to the courts at the place of our office, or
          to the consumer commission of your district.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
