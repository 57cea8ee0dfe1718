import { addLine, type CartChange } from "@/lib/cart/add-line";
import { type CartItem, lineKey } from "@/lib/cart/cart";
import { paths } from "@/lib/paths";
import { getCartLines, saveCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";

const loadMiniCart = () => import("./mini-cart");
const toCheckout = { label: "Check out", href: paths.checkout };

export function addToCart(item: CartItem): CartChange {
  const change = addLine(getCartLines(), item);
  if (change.isChanged) {
    saveCartLines(change.lines);
    const message = change.message ?? `${item.title}, ${item.size}`;
    cartToast("Added to Cart", message, "default", toCheckout, {
      load: loadMiniCart,
      of: lineKey(item),
    });
  } else cartToast("Not Added to Cart", change.message, "destructive");
  return change;
}

/** For "Buy now": one that is in the cart already stays as it is. */
export function addToCartOnce(item: CartItem): boolean {
  const key = lineKey(item);
  return getCartLines().some((line) => lineKey(line) === key) || addToCart(item).isChanged;
}
