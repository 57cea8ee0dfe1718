import { addLines } from "@/lib/cart/add-lines";
import type { CartItem } from "@/lib/cart/cart";
import { getCartLines, saveCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";

/**
 * One toast for all. Returns how many items were added, and which were not, or only in part, with the reasons. With `isWhole`
 * nothing is added when one item can't be.
 */
export function addAllToCart(items: readonly CartItem[], { isWhole = false } = {}) {
  const { lines, itemCount, refused } = addLines(getCartLines(), items);
  if (isWhole && refused.length > 0) return { itemCount: 0, refused };
  if (itemCount > 0) {
    saveCartLines(lines);
    cartToast("Added to Cart");
  }
  return { itemCount, refused };
}
