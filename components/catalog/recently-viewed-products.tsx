import { useEffect, useState } from "react";
import { track } from "@/components/analytics/track";
import { ProductStrip } from "@/components/pictures/product-strip";
import {
  parseViewed,
  recentlyViewedKey,
  rememberViewed,
  type ViewedProduct,
} from "@/lib/catalog/recently-viewed";

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
    <div className="mt-20">
      <ProductStrip id="recently-viewed" title="Recently viewed" products={others} />
    </div>
  );
}
