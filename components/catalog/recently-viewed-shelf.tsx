"use client";

import type { ViewedProduct } from "@/lib/catalog/recently-viewed";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { IntentLink } from "./intent-link";
import { ProductPicture } from "./product-picture";

export function RecentlyViewedShelf({ products }: { products: readonly ViewedProduct[] }) {
  return (
    <section aria-labelledby="recently-viewed" className="mt-20">
      <h2 id="recently-viewed" className="display text-3xl">
        Recently viewed
      </h2>
      <ul className="mt-6 flex snap-x gap-3 overflow-x-auto pb-2 sm:gap-5">
        {products.map(({ id, slug, name, pricePaise, imageUrl }) => (
          <li key={id} className="relative w-36 shrink-0 snap-start sm:w-44">
            <ProductPicture url={imageUrl} alt="" sizes="176px" className="rounded-sm" />
            <h3 className="mt-2 text-sm leading-snug">
              <IntentLink href={paths.product(slug)} className="after:absolute after:inset-0 hover:underline">
                {name}
              </IntentLink>
            </h3>
            <p className="font-bold text-sm tabular-nums">{formatPaise(pricePaise)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
