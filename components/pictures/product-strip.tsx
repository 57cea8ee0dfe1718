import { buttonClasses } from "@/components/ui/button-classes";
import type { ViewedProduct } from "@/lib/catalog/recently-viewed";
import { sizeChoiceId } from "@/lib/catalog/sizes";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { ProductLink } from "./product-link";
import { ProductPicture } from "./product-picture";

interface ProductStripProps {
  id: string;
  title: string;
  lead?: string;
  products: readonly ViewedProduct[];
  /** Below the price. */
  noteOf?: (product: ViewedProduct) => string | null;
  /** Each product has a link to the choice of its size. */
  hasSizeLinks?: boolean;
}

/** A few products in one row that scrolls. */
export function ProductStrip({ id, title, lead, products, noteOf, hasSizeLinks = false }: ProductStripProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-3xl">
        {title}
      </h2>
      {lead ? <p className="mt-1 text-muted-foreground">{lead}</p> : null}
      <ul className="mt-6 flex snap-x gap-3 overflow-x-auto pb-2 sm:gap-5">
        {products.map((product) => {
          const { slug, name, pricePaise, imageUrl } = product;
          const note = noteOf?.(product);
          return (
            <li key={product.id} className="relative w-36 shrink-0 snap-start sm:w-44">
              <ProductPicture url={imageUrl} alt="" sizes="176px" className="rounded-sm" />
              <h3 className="mt-2 text-sm leading-snug">
                <ProductLink
                  picture={imageUrl}
                  href={paths.product(slug)}
                  className="covering hover:underline"
                >
                  {name}
                </ProductLink>
              </h3>
              <p translate="no" className="font-bold text-sm tabular-nums">
                {formatPaise(pricePaise)}
              </p>
              {note ? <p className="text-sm text-success">{note}</p> : null}
              {hasSizeLinks ? (
                <a
                  href={`${paths.product(slug)}#${sizeChoiceId}`}
                  aria-label={`Choose a size of ${name}`}
                  className={buttonClasses({ variant: "outline", size: "sm" }, "relative z-10 mt-2 w-full")}
                >
                  Choose a size
                </a>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
