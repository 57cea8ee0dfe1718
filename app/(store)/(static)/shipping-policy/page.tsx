import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { formatDays } from "@/lib/addresses/pincode";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import type { DeliveryTerms, ShopTerms } from "@/lib/settings/shop-terms";
import { tellCodFee, tellDays, tellRate } from "@/lib/settings/tell-terms";
import { getBrand, getShopTerms } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: "Shipping Policy",
  description: "What delivery costs, how long it takes, and what happens when a parcel is late.",
  alternates: { canonical: paths.shippingPolicy },
};

export default async function ShippingPolicyPage() {
  const [brand, terms] = await Promise.all([getBrand(), getShopTerms()]);
  return (
    <ProsePage
      title="Shipping Policy"
      lead={<p>We deliver within India, to every pincode that our couriers serve.</p>}
    >
      <ProseSection title="What it costs">
        {terms ? <Rates terms={terms} /> : <p>Your cart shows the delivery charge before you pay.</p>}
        <p>
          For free delivery, the price of the goods after all discounts counts. One charge covers the whole
          order, however many pieces are in it. It is part of the total that you see before you place the
          order. Nothing is added afterwards.
        </p>
      </ProseSection>
      <ProseSection title="How long it takes">
        <ul>
          <li>
            {terms
              ? `We print and pack within ${tellDays(terms.packingDays, "working day")}. The days above include that.`
              : "The product’s page shows how long delivery to your pincode takes."}
          </li>
          <li>Type your pincode on a product’s page or in the cart to see the day for your place.</li>
          <li>We send the tracking number by email when the courier has the parcel.</li>
        </ul>
      </ProseSection>
      <ProseSection title="Cash on delivery">
        <p>
          Whether it is possible depends on the pincode; the product’s page, the cart and the checkout tell
          you. Please have the exact amount ready.
        </p>
        {terms ? <CashRules terms={terms} /> : null}
      </ProseSection>
      <ProseSection title="Late, lost or damaged">
        <p>
          Is a parcel late, or did it arrive opened or wet? Write to{" "}
          <a href={`mailto:${brand.companyEmail}`}>{brand.companyEmail}</a> with the order number and, for
          damage, a photograph. We send the pieces again or return the money. The risk is ours until the
          parcel is in your hands.
        </p>
      </ProseSection>
    </ProsePage>
  );
}

function Rates({ terms: { standard, zones } }: { terms: ShopTerms }) {
  return (
    <ul>
      <Rate name={zones.length > 0 ? "Most of India" : "All over India"} terms={standard} />
      {zones.map(({ zone, name, states, ...terms }) => (
        <Rate key={zone} name={name} terms={terms} states={states} />
      ))}
    </ul>
  );
}

interface RateProps {
  name: string;
  terms: DeliveryTerms;
  states?: readonly string[];
}

function Rate({ name, terms, states = [] }: RateProps) {
  return (
    <li>
      <strong>{name}</strong>: {tellRate(terms)}. {formatDays(terms.minDays, terms.maxDays)} from the order to
      your door.
      {states.length > 0 ? (
        <span className="block text-muted-foreground">These are {states.join(", ")}.</span>
      ) : null}
    </li>
  );
}

function CashRules({ terms }: { terms: ShopTerms }) {
  const { codFeePaise, codUpToPaise, codHoldMinutes } = terms;
  return (
    <ul>
      <li>It costs {tellCodFee(codFeePaise)}.</li>
      {codUpToPaise === null ? null : <li>It is for orders up to {formatPaise(codUpToPaise)}.</li>}
      <li>
        Unless you are signed in with a confirmed phone number, we send a code to your phone. The order goes
        ahead once you have entered the code on the order’s page; without it, the order is cancelled
        automatically after {codHoldMinutes} minutes.
      </li>
      <li>
        A parcel that is refused at the door comes back to us. If this happens to a phone number again and
        again, its orders must be paid online. So must the next order while several are still on their way.
      </li>
    </ul>
  );
}
