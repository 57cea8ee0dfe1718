import { useEffect, useState } from "react";
import { track } from "@/components/analytics/track";
import { ProductLink } from "@/components/pictures/product-link";
import { ProductPicture } from "@/components/pictures/product-picture";
import {
  parseViewed,
  recentlyViewedKey,
  rememberViewed,
  type ViewedProduct,
} from "@/lib/catalog/recently-viewed";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";

/** The other products viewed in this browser. Also stores the current one. Without storage the list is empty. */
function viewProduct(product: ViewedProduct): ViewedProduct[] {
  try {
    const viewed = parseViewed(window.localStorage.getItem(recentlyViewedKey));
    window.localStorage.setItem(recentlyViewedKey, JSON.stringify(rememberViewed(viewed, product)));
    return viewed.filter(({ id }) => id !== product.id).slice(0, 8);
  } catch {
    return [];
  }
}

export function RecentlyViewedProducts({ product }: { product: ViewedProduct }) {
  const [others, setOthers] = useState<ViewedProduct[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product that is shown
  useEffect(() => {
    setOthers(viewProduct(product));
    track("product_view", { productId: product.id });
  }, [product.id]);

  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="mt-20">
      <h2 id="recently-viewed" className="display text-3xl">
        Recently viewed
      </h2>
      <ul className="mt-6 flex snap-x gap-3 overflow-x-auto pb-2 sm:gap-5">
        {others.map(({ id, slug, name, pricePaise, imageUrl }) => (
          <li key={id} className="relative w-36 shrink-0 snap-start sm:w-44">
            <ProductPicture url={imageUrl} alt="" sizes="176px" className="rounded-sm" />
            <h3 className="mt-2 text-sm leading-snug">
              <ProductLink picture={imageUrl} href={paths.product(slug)} className="covering hover:underline">
                {name}
              </ProductLink>
            </h3>
            <p className="font-bold text-sm tabular-nums">{formatPaise(pricePaise)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
