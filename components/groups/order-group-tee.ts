import { getCartLines, saveCartLines } from "@/components/cart/cart-store";
import { setAside } from "@/components/cart/set-aside";
import { addLine } from "@/lib/cart/add-line";
import { type CartItem, type CartLine, lineKey } from "@/lib/cart/cart";

const isOf =
  (versions: readonly string[]) =>
  ({ design }: Pick<CartLine, "design">) =>
    design !== undefined && versions.includes(design);

/** Lines of a cart that aren't this person's tees of the group, by their versions. */
export function listOtherLines(lines: readonly CartLine[], own: readonly string[]): readonly CartLine[] {
  return lines.filter((line) => !isOf(own)(line));
}

/** Adds tees of a group to the person's others in the cart, one of each. What else is in the cart is set aside. */
export function putInCart(items: readonly CartItem[], own: readonly string[]): void {
  const all = [...own, ...items.flatMap(({ design }) => design ?? [])];
  const lines = getCartLines();
  setAside(
    listOtherLines(lines, all),
    items.reduce<readonly CartLine[]>(
      (cart, item) => {
        const isThere = cart.some((line) => lineKey(line) === lineKey(item));
        return isThere ? cart : addLine(cart, item).lines;
      },
      lines.filter(isOf(all)),
    ),
  );
}

/** Puts only these of the person's tees in the cart. */
export function putOnlyInCart(items: readonly CartItem[], own: readonly string[]): void {
  const wanted = items.map(({ design }) => design);
  for (const version of own) if (!wanted.includes(version)) removeFromCart(version);
  putInCart(items, []);
}

/** Removes a tee that was changed or taken out of its group. */
export function removeFromCart(version: string): void {
  const lines = getCartLines();
  if (lines.some(isOf([version]))) saveCartLines(listOtherLines(lines, [version]));
}
