import Link from "next/link";
import type { ReactNode } from "react";
import { ChevronDownIcon, ReturnIcon, TruckIcon } from "@/components/ui/icons";
import type { Product } from "@/lib/catalog/product";
import { sizeChart } from "@/lib/catalog/size-chart";
import { formatPaise, type Paise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { SizeChart } from "./size-chart";

interface ProductFactsProps {
  product: Product;
  sizes: readonly string[];
  delivery: { fee: Paise | null; freeFrom: Paise | null };
}

/** What one wants to know before buying, folded by heading. */
export function ProductFacts({ product, sizes, delivery }: ProductFactsProps) {
  const isWorn = product.cut !== "accessory";
  return (
    <>
      <ul className="mt-6 grid gap-2.5 border-y py-5 text-sm">
        <Assurance icon={<TruckIcon className="size-5 shrink-0" />}>
          {deliveryWords(delivery)} Cash on delivery and UPI.
        </Assurance>
        <Assurance icon={<ReturnIcon className="size-5 shrink-0" />}>
          7 days to try it at home:{" "}
          <Link href={paths.refundPolicy} prefetch={false} className="link">
            how returns work
          </Link>
          .
        </Assurance>
      </ul>
      <Fold title="About this piece" isOpen>
        <p className="whitespace-pre-line">{product.description}</p>
      </Fold>
      <Fold title="Fabric and fit">
        <dl className="grid gap-3">
          {product.fabric ? <Fact name="Fabric">{product.fabric}</Fact> : null}
          {product.fit ? <Fact name="Fit">{product.fit}</Fact> : null}
          <Fact name="Care">
            {isWorn
              ? "Wash inside out in cold water with like colours, dry in the shade, do not iron the print."
              : "Wash by hand in cold water, dry in the shade, do not iron the print."}
          </Fact>
        </dl>
      </Fold>
      {sizeChart(product.cut, sizes).length > 0 ? (
        <Fold title="Size chart">
          <div id="size-chart">
            <SizeChart cut={product.cut} sizes={sizes} />
          </div>
        </Fold>
      ) : null}
      <Fold title="Delivery">
        <p>
          Printed and packed within 2 working days; on the way for 2 to 4 days in large cities and 4 to 7 days
          elsewhere.{" "}
          <Link href={paths.shippingPolicy} prefetch={false} className="link">
            Shipping policy
          </Link>
        </p>
      </Fold>
      <p className="mt-4 text-muted-foreground text-sm">Digital mockup; colours and folds vary.</p>
    </>
  );
}

function deliveryWords({ fee, freeFrom }: ProductFactsProps["delivery"]): string {
  const charge = fee === null ? "Delivery all over India." : `Delivery ${formatPaise(fee)}`;
  if (fee === null) return charge;
  return freeFrom === null ? `${charge}.` : `${charge}, free from ${formatPaise(freeFrom)}.`;
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
