import { getCartLines, saveCartLines } from "@/components/cart/cart-store";
import { addLine } from "@/lib/cart/add-line";
import { type CartItem, type CartLine, lineKey } from "@/lib/cart/cart";

export const otherItemsMessage =
  "Your cart has other items. Group tees are ordered without them: order those first, or remove them from your cart.";

/** Whether the cart has nothing but this person's tees of the group, by their versions. */
export function isCartFree(own: readonly string[]): boolean {
  return getCartLines().every(({ design }) => design !== undefined && own.includes(design));
}

/** Adds tees of a group to the person's others in the cart, one of each; false when they can't be ordered now. */
export function putInCart(items: readonly CartItem[], own: readonly string[]): boolean {
  if (!isCartFree([...own, ...items.flatMap(({ design }) => design ?? [])])) return false;
  const lines = items.reduce<readonly CartLine[]>((all, item) => {
    const isThere = all.some((line) => lineKey(line) === lineKey(item));
    return isThere ? all : addLine(all, item).lines;
  }, getCartLines());
  saveCartLines(lines);
  return true;
}
