import { addToCartOnce } from "@/components/cart/add-to-cart";
import { getCartLines } from "@/components/cart/cart-store";
import { type CartItem, lineKey } from "@/lib/cart/cart";

export const otherItemsMessage =
  "Your cart has other items. A group tee is paid on its own: order those first, or remove them from your cart.";

/** Whether the cart has no other items: a tee of a group is ordered alone. */
export function isCartFreeFor(item: Pick<CartItem, "id" | "size" | "color" | "design"> | null): boolean {
  return getCartLines().every((line) => item !== null && lineKey(line) === lineKey(item));
}

/** Puts a tee of a group in the cart; false when it can't be ordered now. */
export function putInCart(item: CartItem): boolean {
  return isCartFreeFor(item) && addToCartOnce(item);
}
