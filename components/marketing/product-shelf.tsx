import { useId } from "react";
import type { ColorMap } from "@/components/catalog/card-view";
import { ProductGrid } from "@/components/catalog/product-grid";
import { ButtonLink } from "@/components/ui/button-link";
import type { ProductCard } from "@/lib/catalog/product";

interface ProductShelfProps {
  title: string;
  lead: string;
  more: { label: string; href: string };
  products: readonly ProductCard[];
  percentOff: number;
  colors: ColorMap;
  /** `ink`: a band in the colour of print. */
  tone: "paper" | "ink";
}

export function ProductShelf({ title, lead, more, products, percentOff, colors, tone }: ProductShelfProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={tone === "ink" ? "bg-secondary" : undefined}>
      <div className="container-page py-14">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 id={id} className="display wrap-anywhere text-3xl sm:text-4xl">
              {title}
            </h2>
            {lead ? <p className="mt-2 max-w-xl text-muted-foreground">{lead}</p> : null}
          </div>
          <ButtonLink href={more.href} prefetch={false} variant="outline" size="sm">
            {more.label}
          </ButtonLink>
        </div>
        <div className="mt-7">
          <ProductGrid products={products} percentOff={percentOff} colors={colors} />
        </div>
      </div>
    </section>
  );
}
