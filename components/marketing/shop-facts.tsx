import Link from "next/link";
import { useId } from "react";
import { paths } from "@/lib/paths";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { tellDays, tellFee, tellFree } from "@/lib/settings/tell-terms";

/** Null when the terms can't be read; the texts then do without numbers. */
interface TermsProps {
  terms: ShopTerms | null;
}

const stepsOf = (terms: ShopTerms | null) => [
  {
    title: "We draw it",
    text: "Every print in the shop is our own artwork, made for the size it is printed in.",
  },
  {
    title: "You choose cloth and colour",
    text: "Combed cotton in a regular, oversized, women’s or kids’ cut; each piece lists its weight and measures.",
  },
  {
    title: "We print and send it",
    text: `Printed in small runs with water-based inks that stay soft in the wash${terms ? `, and packed within ${tellDays(terms.packingDays, "working day")}` : ""}.`,
  },
];

export function HowWePrint({ title, terms }: TermsProps & { title: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="container-page py-14">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <ol className="steps">
        {stepsOf(terms).map(({ title: step, text }) => (
          <li key={step}>
            <h3>{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function factsOf(terms: ShopTerms | null) {
  const returns = terms && terms.returnDays > 0 ? `${tellDays(terms.returnDays)} to return` : "Returns";
  return [
    { title: "Cash on delivery, UPI, cards", text: "Pay as you like" },
    {
      title: terms ? tellFee(terms) : "All over India",
      text: (terms && tellFree(terms)) || "To every pincode couriers serve",
      href: paths.shippingPolicy,
    },
    { title: "Printed in India", text: "With our own artwork" },
    { title: returns, text: "Another size, or your money", href: paths.refundPolicy },
  ];
}

export function TrustFacts({ terms }: TermsProps) {
  return (
    <section aria-label="Good to know" className="border-y">
      <ul className="container-page facts">
        {factsOf(terms).map(({ title, text, href }) => (
          <li key={title}>
            <p>
              {href ? (
                <Link href={href} prefetch={false} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
