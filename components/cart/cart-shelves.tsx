import { useEffect, useState } from "react";
import { ProductStrip } from "@/components/pictures/product-strip";
import { completeLook } from "@/lib/cart/complete-look";
import { parseViewed, recentlyViewedKey, type ViewedProduct } from "@/lib/catalog/recently-viewed";
import { formatPaise, type Paise } from "@/lib/money";

interface CartShelvesProps {
  /** The products of the cart. */
  ids: readonly number[];
  /** Null: no delivery fee can be saved. */
  missingPaise: Paise | null;
}

/** Below the cart: tees that reach free delivery, and those viewed in this browser. */
export function CartShelves({ ids, missingPaise }: CartShelvesProps) {
  const [viewed] = useState(readViewed);
  const complementary = useComplementaryProducts(missingPaise === null ? "" : ids.join());
  if (missingPaise !== null && complementary === null) return null;

  const isNew = ({ id }: ViewedProduct) => !ids.includes(id);
  const isKnown = ({ id }: ViewedProduct) => viewed.some((one) => one.id === id);
  const sorted = [...(complementary ?? [])].sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
  const look = missingPaise === null ? [] : completeLook(sorted, missingPaise);
  const others = viewed.filter((one) => isNew(one) && look.every(({ id }) => id !== one.id)).slice(0, 8);
  return (
    <div className="grid grid-cols-1 gap-14 not-empty:mt-16">
      {missingPaise !== null && look.length > 0 ? (
        <ProductStrip
          id="complete-look"
          title="Complete the look"
          lead={`Add ${formatPaise(missingPaise)} more for free delivery.`}
          products={look}
          hasSizeLinks
          noteOf={({ pricePaise }) => (pricePaise >= missingPaise ? "Gets free delivery" : null)}
        />
      ) : null}
      {others.length > 0 ? (
        <ProductStrip id="recently-viewed" title="Recently viewed" products={others} />
      ) : null}
    </div>
  );
}

/** Products that go with these; null until they are known. Without an answer there are none. */
function useComplementaryProducts(ids: string): ViewedProduct[] | null {
  const [products, setProducts] = useState<ViewedProduct[] | null>(null);
  useEffect(() => {
    if (ids === "") return;
    const controller = new AbortController();
    fetch(`/api/complementary-products?ids=${ids}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then(setProducts, () => controller.signal.aborted || setProducts([]));
    return () => controller.abort();
  }, [ids]);
  return products;
}

function readViewed(): ViewedProduct[] {
  try {
    return parseViewed(window.localStorage.getItem(recentlyViewedKey));
  } catch {
    return [];
  }
}
