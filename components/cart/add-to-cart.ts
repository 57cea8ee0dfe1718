import { addLine, type CartChange } from "@/lib/cart/add-line";
import type { CartItem } from "@/lib/cart/cart";
import { getCartLines, saveCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";

export function addToCart(item: CartItem): CartChange {
  const change = addLine(getCartLines(), item);
  if (change.isChanged) saveCartLines(change.lines);
  if (change.isChanged) cartToast("Added to Cart", change.message ?? item.title);
  else cartToast("Not Added to Cart", change.message, "destructive");
  return change;
}
