import { useId } from "react";
import type { ColorMap } from "@/components/catalog/card-view";
import { ProductGrid } from "@/components/catalog/product-grid";
import type { ProductCard } from "@/lib/catalog/product";
import { SectionHead } from "./section-head";

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
        <SectionHead id={id} title={title} lead={lead || undefined} more={more} />
        <ProductGrid products={products} percentOff={percentOff} colors={colors} />
      </div>
    </section>
  );
}
