import { getCartLines, saveCartLines } from "@/components/cart/cart-store";
import { setAside } from "@/components/cart/set-aside";
import { addLine } from "@/lib/cart/add-line";
import type { CartItem, CartLine } from "@/lib/cart/cart";

const isOf =
  (versions: readonly string[]) =>
  ({ design }: Pick<CartLine, "design">) =>
    design !== undefined && versions.includes(design);

/** Lines of a cart that aren't this person's tees of the group, by their versions. */
export function listOtherLines(lines: readonly CartLine[], own: readonly string[]): readonly CartLine[] {
  return lines.filter((line) => !isOf(own)(line));
}

/** Puts these tees of a group in the cart, one of each, without the person's others. What else is in the cart is set aside. */
export function payTees(items: readonly CartItem[], own: readonly string[]): void {
  const all = [...own, ...items.flatMap(({ design }) => design ?? [])];
  setAside(
    listOtherLines(getCartLines(), all),
    items.reduce<readonly CartLine[]>((cart, item) => addLine(cart, item).lines, []),
  );
}

/** Removes a tee that was changed or taken out of its group. */
export function removeFromCart(version: string): void {
  const lines = getCartLines();
  if (lines.some(isOf([version]))) saveCartLines(listOtherLines(lines, [version]));
}
