import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { asPaise, formatPaise } from "@/lib/money";
import { describeOffer } from "@/lib/offers/describe-offer";
import { discountPrice, roundingRule } from "@/lib/pricing/discount";
import { getDiscountsPage } from "@/server/offers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Discounts" };

const listPrices = [49_900, 79_900].map(asPaise);

export default async function DiscountsPage() {
  const { percent, offers, canSeeSettings, canWrite } = await getDiscountsPage();
  return (
    <>
      <PageHeading title="Discounts">Discounts that apply without a code.</PageHeading>
      <Section id="shop-heading" title="Shop-wide discount" className="mt-6 max-w-180">
        <p className="mt-1">
          {percent > 0 ? `${percent}% off every item.` : "None. Every item sells at its list price."}
        </p>
        <ul className="mt-1 text-muted-foreground tabular-nums">
          {listPrices.map((listPaise) => (
            <li key={listPaise}>
              {formatPaise(listPaise)} becomes {formatPaise(discountPrice(listPaise, percent).unitPaise)}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-muted-foreground">{roundingRule}</p>
        <p className="mt-3">
          {canSeeSettings ? (
            <ButtonLink href={adminPaths.productSettings} variant="outline" size="sm" prefetch={false}>
              Change it in product settings
            </ButtonLink>
          ) : (
            "Staff with access to settings can change it."
          )}
        </p>
      </Section>
      <Section id="automatic-heading" title="Automatic discounts" className="mt-10 max-w-180">
        <p className="mt-1 text-muted-foreground">
          The discount that saves the most applies. A code the customer entered wins a tie.
        </p>
        {offers.length === 0 ? (
          <p className="mt-3">
            No automatic discounts.{" "}
            {canWrite ? "Add a coupon and tick “Automatic”." : "Automatic coupons are listed here."}
          </p>
        ) : null}
        <ul className="mt-3">
          {offers.map(({ coupon, problem, example }) => (
            <li key={coupon.id} className="border-b py-3">
              <p className="flex flex-wrap justify-between gap-x-4">
                <Link
                  href={adminPaths.coupon(coupon.id)}
                  prefetch={false}
                  className="link wrap-anywhere inline-flex min-h-11 items-center lg:min-h-0"
                >
                  {coupon.code}
                </Link>
                <span>{describeOffer(coupon)}</span>
              </p>
              <p className="text-muted-foreground tabular-nums">
                {problem
                  ? "Not applied now: it isn't active, or its usage limit is reached."
                  : `${example.itemCount === 1 ? "1 item" : `${example.itemCount} items`} at ${formatPaise(example.unitPaise)} with delivery: ${formatPaise(example.afterPaise)} instead of ${formatPaise(example.beforePaise)}.`}
              </p>
            </li>
          ))}
        </ul>
        {canWrite ? (
          <p className="mt-4">
            <ButtonLink href={adminPaths.couponsNew} variant="outline" size="sm" prefetch={false}>
              Add automatic discount
            </ButtonLink>
          </p>
        ) : null}
      </Section>
    </>
  );
}
