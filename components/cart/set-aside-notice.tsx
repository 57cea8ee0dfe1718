import { countItems } from "@/lib/cart/cart";
import { readSavedLines, useCartLines } from "./cart-store";
import { takeBackSaved } from "./set-aside";

/** What "Buy now" or a group's tee has set aside. Tees of a group are ordered without other items. */
export function SetAsideNotice({ isGroup }: { isGroup: boolean }) {
  useCartLines();
  const count = countItems(readSavedLines());
  if (count === 0) return null;
  return (
    <p className="text-sm">
      {count === 1 ? "1 other item is" : `${count} other items are`} set aside until you've placed this order.{" "}
      {isGroup ? null : (
        <button type="button" onClick={takeBackSaved} className="link min-h-11 font-semibold">
          {count === 1 ? "Order it too" : "Order them too"}
        </button>
      )}
    </p>
  );
}
