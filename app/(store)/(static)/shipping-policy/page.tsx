import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { getBrand, getDeliveryTerms } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Shipping Policy",
  description: "What delivery costs, how long it takes, and what happens when a parcel is late.",
  alternates: { canonical: paths.shippingPolicy },
};

export default async function ShippingPolicyPage() {
  const [brand, { fee, freeFrom }] = await Promise.all([getBrand(), getDeliveryTerms()]);
  return (
    <ProsePage
      title="Shipping Policy"
      lead={<p>We deliver within India, to every pincode that our couriers serve.</p>}
    >
      <ProseSection title="What it costs">
        <p>
          {fee === null ? (
            "The delivery charge is shown in your cart before you pay."
          ) : (
            <>
              <strong>{formatPaise(fee)}</strong> for an order, however many pieces are in it.
            </>
          )}{" "}
          {freeFrom === null ? null : (
            <>
              Orders of <strong>{formatPaise(freeFrom)}</strong> or more are delivered free.
            </>
          )}
        </p>
        <p>
          The charge is part of the total that you see before you place the order. Nothing is added
          afterwards.
        </p>
      </ProseSection>
      <ProseSection title="How long it takes">
        <ul>
          <li>Printing and packing: up to 2 working days.</li>
          <li>On the way: 2 to 4 days in large cities, 4 to 7 days elsewhere, longer in remote districts.</li>
          <li>We send the tracking number by e-mail when the courier has the parcel.</li>
        </ul>
      </ProseSection>
      <ProseSection title="Cash on delivery">
        <p>
          Whether it is possible depends on the pincode; checkout tells you. Please have the exact amount
          ready. A parcel that is refused at the door comes back to us, and we may then ask for payment in
          advance next time.
        </p>
      </ProseSection>
      <ProseSection title="Late, lost or damaged">
        <p>
          Is a parcel more than 5 days late, or did it arrive opened or wet? Write to{" "}
          <a href={`mailto:${brand.companyEmail}`}>{brand.companyEmail}</a> with the order number and, for
          damage, a photograph. We send the pieces again or return the money. The risk is ours until the
          parcel is in your hands.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
