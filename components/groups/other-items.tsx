import { useCartLines } from "@/components/cart/cart-store";
import { countItems } from "@/lib/cart/cart";
import { listOtherLines } from "./order-group-tee";

/** What becomes of the rest of the cart while tees of a group, by their versions, are paid. */
export function OtherItems({ own }: { own: readonly string[] }) {
  const count = countItems(listOtherLines(useCartLines(), own));
  if (count === 0) return null;
  return (
    <p className="text-muted-foreground text-sm">
      {`Group tees are paid separately. ${count === 1 ? "The other item" : `The ${count} other items`} in your cart will be back after this order.`}
    </p>
  );
}
