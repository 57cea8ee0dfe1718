import type { Metadata } from "next";
import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { ProductPicture } from "@/components/pictures/product-picture";
import {
  HowItWorks,
  HowToCancel,
  Plans,
  Questions,
  Tastes,
} from "@/components/subscriptions/landing-sections";
import { ButtonLink } from "@/components/ui/button-link";
import type { ProductCard } from "@/lib/catalog/product";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld";
import { ogPageImage } from "@/lib/seo/og-image";
import { describePlan, formatInterval } from "@/lib/subscriptions/describe-plan";
import type { OfferedPlan, SubscriptionOffer } from "@/lib/subscriptions/subscription";
import { listCollectionProducts } from "@/server/catalog/queries";
import { getBrand } from "@/server/settings/queries";
import { getSubscriptionOffer } from "@/server/subscriptions/own-queries";

const title = "A new tee, every month";

/** Used while the offer can't be read. */
const defaultTerms = { noticeDays: 3, cutoffHours: 24, graceDays: 14, choiceDays: 7 };

/** The plan with the lowest price per delivery. */
function cheapestOf(offer: SubscriptionOffer | null): OfferedPlan | null {
  const [first] = [...(offer?.plans ?? [])].sort((a, b) => a.amountPaise - b.amountPaise);
  return first ?? null;
}

function describe(offer: SubscriptionOffer | null): string {
  const plan = cheapestOf(offer);
  const words = "Prints picked for your size and taste. Swap, skip, pause or cancel any time.";
  return plan
    ? `From ${formatPaise(plan.amountPaise)} ${formatInterval(plan.months)}, delivery included. ${words}`
    : words;
}

export async function generateMetadata(): Promise<Metadata> {
  const [{ shopName }, offer] = await Promise.all([getBrand(), getSubscriptionOffer()]);
  const description = describe(offer);
  return {
    title: "T-shirt subscription",
    description,
    alternates: { canonical: paths.subscription },
    openGraph: { siteName: shopName, title, description, images: [ogPageImage("subscription", title)] },
    twitter: { card: "summary_large_image" },
  };
}

export default async function SubscriptionPage() {
  const [offer, { shopName }, products] = await Promise.all([
    getSubscriptionOffer(),
    getBrand(),
    listCollectionProducts("newest", 4),
  ]);
  const terms = offer?.terms ?? defaultTerms;
  const plan = cheapestOf(offer);
  return (
    <>
      <JsonLdScript
        data={breadcrumbJsonLd([
          { name: "Home", url: publicEnv.siteUrl },
          { name: "T-shirt subscription", url: `${publicEnv.siteUrl}${paths.subscription}` },
        ])}
      />
      <section className="container-page grid items-center gap-x-14 gap-y-10 pt-8 pb-10 lg:grid-cols-2 lg:pt-14">
        <div>
          <p className="mb-3 font-semibold text-brand">T-shirt subscription</p>
          <h1 className="display text-5xl sm:text-7xl">{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-muted-foreground sm:text-xl">
            {describe(offer)} You keep the price of the day you join, for as long as you stay.
          </p>
          {plan ? (
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink href="#plans" variant="brand" size="lg">
                See plans
              </ButtonLink>
              <span className="text-muted-foreground">
                {describePlan(plan)}, {formatPaise(plan.amountPaise)}
              </span>
            </div>
          ) : null}
        </div>
        <Pictures products={products} />
      </section>
      <Plans offer={offer} />
      <HowItWorks terms={terms} />
      <Tastes tastes={offer?.tastes ?? []} />
      <HowToCancel />
      <Questions terms={terms} shopName={shopName} />
    </>
  );
}

/** Products that a delivery could contain. */
function Pictures({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul aria-label="Some of our tees" className="grid grid-cols-2 gap-3 sm:gap-4">
      {products.map(({ id, name, imageUrl }, index) => (
        <li key={id} className={index % 2 === 1 ? "translate-y-4 sm:translate-y-8" : undefined}>
          <ProductPicture
            url={imageUrl}
            alt={name}
            sizes="(min-width: 64rem) 18rem, 45vw"
            isFirst={index === 0}
            className="rounded-md"
          />
        </li>
      ))}
    </ul>
  );
}
