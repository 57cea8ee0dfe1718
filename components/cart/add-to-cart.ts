import { addLine, type CartChange } from "@/lib/cart/add-line";
import { type CartItem, lineKey } from "@/lib/cart/cart";
import { paths } from "@/lib/paths";
import { getCartLines, saveCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";
import { setAside } from "./set-aside";

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

/** For "Buy now": this item alone is in the cart, and the others are set aside. One that is there already stays as it is. */
export function putAloneInCart(item: CartItem): void {
  const key = lineKey(item);
  const lines = getCartLines();
  const others = lines.filter((line) => lineKey(line) !== key);
  setAside(
    others,
    others.length < lines.length ? lines.filter((line) => !others.includes(line)) : addLine([], item).lines,
  );
}
