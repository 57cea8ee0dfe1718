import Link from "next/link";
import type { ReactNode } from "react";
import { DeliverTo } from "@/components/addresses/deliver-to";
import { ReturnIcon, TruckIcon } from "@/components/ui/icons";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { SharePage } from "@/components/ui/share-page";
import { formatDays } from "@/lib/addresses/pincode-messages";
import type { Product } from "@/lib/catalog/product";
import type { ProductFact } from "@/lib/catalog/product-information";
import { sizeChart } from "@/lib/catalog/size-chart";
import { wornCut } from "@/lib/catalog/worn-cut";
import { paths } from "@/lib/paths";
import { describeDeliveryFee, describeFreeDelivery, formatDuration } from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { ProductSizeFinder } from "./product-size-finder";
import { SizeChart } from "./size-chart";

interface ProductFactsProps {
  product: Product;
  sizes: readonly string[];
  /** Null when the terms can't be read; the texts then omit the numbers. */
  terms: ShopTerms | null;
  facts: readonly ProductFact[] | null;
}

/** Product information in collapsible sections. */
export function ProductFacts({ product, sizes, terms, facts }: ProductFactsProps) {
  const isWorn = product.cut !== "accessory";
  const cut = wornCut(product.cut);
  return (
    <>
      <ul className="mt-6 grid gap-2.5 border-y py-5 text-sm">
        <Assurance icon={<TruckIcon className="size-5 shrink-0" />}>
          {deliveryWords(terms)} Cash on delivery and UPI.
        </Assurance>
        <Assurance icon={<ReturnIcon className="size-5 shrink-0" />}>
          {terms && terms.returnDays > 0
            ? `${formatDuration(terms.returnDays)} to try it at home: `
            : "Not right? "}
          <Link href={paths.refundPolicy} prefetch={false} className="link">
            how returns work
          </Link>
          .
        </Assurance>
      </ul>
      <div className="border-b py-5">
        <DeliverTo id="product-pincode" />
      </div>
      <Fold title="Description" isOpen>
        <p className="whitespace-pre-line">{product.description}</p>
      </Fold>
      <Fold title="Fabric and fit">
        <dl className="grid gap-3">
          {product.fabric ? <Fact name="Fabric">{product.fabric}</Fact> : null}
          {product.fit ? <Fact name="Fit">{product.fit}</Fact> : null}
          <Fact name="Care">
            {isWorn
              ? "Wash inside out at 30 degrees or colder, with like colours. No bleach, no tumble dryer. Dry in the shade. Don't iron the print."
              : "Wash by hand in cold water. Dry in the shade. Don't iron the print."}
          </Fact>
        </dl>
      </Fold>
      {sizeChart(product.cut, sizes).length > 0 ? (
        <Fold title="Size chart">
          <div id="size-chart" className="scroll-mt-36">
            {cut ? <ProductSizeFinder cut={cut} sizes={sizes} /> : null}
            <SizeChart cut={product.cut} sizes={sizes} />
          </div>
        </Fold>
      ) : null}
      {facts ? (
        <Fold title="Product information">
          <dl className="grid gap-3">
            {facts.map(({ label, text }) => (
              <Fact key={label} name={label}>
                {text}
              </Fact>
            ))}
          </dl>
        </Fold>
      ) : null}
      <Fold title="Delivery">
        <p>
          {deliveryTimes(terms)}{" "}
          <Link href={paths.shippingPolicy} prefetch={false} className="link">
            Shipping Policy
          </Link>
        </p>
      </Fold>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted-foreground text-sm">Digital mockup; colours and folds may vary.</p>
        <SharePage path={paths.product(product.slug)} name={product.name} />
      </div>
    </>
  );
}

function deliveryWords(terms: ShopTerms | null): string {
  if (!terms) return "Delivery all over India.";
  const free = describeFreeDelivery(terms);
  return free ? `${describeDeliveryFee(terms)}. ${free}.` : `${describeDeliveryFee(terms)}.`;
}

/** All zones in one range; the delivery check above shows the pincode's own days. */
function deliveryTimes(terms: ShopTerms | null): string {
  if (!terms) return "Enter your pincode above to see the delivery time.";
  const { standard, zones, packingDays } = terms;
  const packed = `Printed and packed within ${formatDuration(packingDays, "working day")}`;
  const arrival = `arrives ${formatDays(standard.minDays, standard.maxDays)} after ordering in most of India`;
  const longest = Math.max(...zones.map(({ maxDays }) => maxDays));
  return zones.length > 0
    ? `${packed}; ${arrival}, at most ${formatDuration(longest)} elsewhere.`
    : `${packed}; ${arrival}.`;
}

function Assurance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {icon}
      <p>{children}</p>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Fold({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4">
        <h2 className="font-semibold">{title}</h2>
        <ChevronDownIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
