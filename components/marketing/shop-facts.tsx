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
      <h2 id={id} className="display wrap-anywhere text-3xl sm:text-4xl">
        {title}
      </h2>
      <ol className="mt-7 grid gap-8 sm:grid-cols-3">
        {stepsOf(terms).map((step, index) => (
          <li key={step.title} className="border-foreground border-t-2 pt-4">
            <span aria-hidden="true" className="display text-5xl text-brand">
              {index + 1}
            </span>
            <h3 className="mt-3 font-semibold text-lg">{step.title}</h3>
            <p className="mt-1 text-muted-foreground">{step.text}</p>
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
      <ul className="container-page grid grid-cols-2 gap-x-6 gap-y-5 py-6 text-sm lg:grid-cols-4">
        {factsOf(terms).map(({ title, text, href }) => (
          <li key={title}>
            <p className="font-semibold">
              {href ? (
                <Link href={href} prefetch={false} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <p className="text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
