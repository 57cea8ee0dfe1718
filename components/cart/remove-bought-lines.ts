import { subtractLines } from "@/lib/cart/edit-lines";
import type { OrderedLine } from "@/lib/checkout/ordered-cart";
import { clearBasketKey, peekBasketKey } from "./basket-store";
import { getCartLines, saveCartLines } from "./cart-store";
import { setCouponCode } from "./coupon-store";

/** The basket of this key is bought: its lines leave the cart, once; lines added since then stay. */
export function removeBoughtLines(key: string, bought: readonly OrderedLine[]): void {
  if (peekBasketKey() !== key) return;
  // In this order: another tab must never see the lines without the key that marks them as bought.
  saveCartLines(subtractLines(getCartLines(), bought));
  setCouponCode("");
  clearBasketKey();
}
