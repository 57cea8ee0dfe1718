import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { LinePicture } from "@/components/pictures/line-picture";
import { TrashIcon } from "@/components/ui/form-icons";
import { type CartLine, countItems, lineKey } from "@/lib/cart/cart";
import { stockLimitMessage } from "@/lib/cart/cart-messages";
import { setLineQuantity } from "@/lib/cart/edit-lines";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { getCartLines, saveCartLines, useCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";
import { useCouponCode } from "./coupon-store";
import { getQuantity, removeLine } from "./edit-cart";
import { QuantityStepper } from "./quantity-stepper";
import { useCartQuote } from "./use-cart-quote";

/** Within the message about the added item of this key: its picture, quantity and price, and the way to the cart. The cart page has its own. */
export function ToastControls({ of: key }: { of: string }) {
  const lines = useCartLines();
  const path = usePathname();
  const [notice, setNotice] = useState("");
  const code = useCouponCode();
  const { quote } = useCartQuote(path === paths.cart ? [] : lines, code ? { code } : {});
  const quoted = quote?.lines.find((other) => other.key === key);
  const line = lines.find((other) => lineKey(other) === key);
  if (!line || path === paths.cart) return null;

  function changeQuantity({ title }: CartLine, quantity: number): void {
    if (Number.isInteger(quantity) && quantity <= 0) {
      const undo = removeLine(key);
      cartToast("Removed from Cart", title, "default", { label: "Undo", onPress: undo });
      return;
    }
    const change = setLineQuantity(getCartLines(), key, quantity, quoted?.available);
    if (change.isChanged) saveCartLines(change.lines);
    setNotice(change.message ?? (change.isChanged ? "Cart Updated" : ""));
  }

  const name = [line.title, quoted?.colorName, line.size].filter(Boolean).join(", ");
  const shown = quoted?.state === "reduced" ? stockLimitMessage(quoted.available) : notice;
  return (
    <>
      <div className="mt-1 mb-2 flex basis-full items-center gap-2">
        <div className="w-11 shrink-0">
          <LinePicture url={quoted?.imageUrl ?? null} width={44} />
        </div>
        <QuantityStepper
          name={name}
          quantity={line.quantity}
          onQuantityChange={(quantity) => changeQuantity(line, quantity)}
          onStep={(step) => changeQuantity(line, getQuantity(key) + step)}
        />
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={() => changeQuantity(line, 0)}
          className="grid size-11 place-items-center rounded-sm hover:bg-accent"
        >
          <TrashIcon className="size-5" />
        </button>
        <span translate="no" className="ml-auto font-semibold tabular-nums">
          {quoted ? formatPaise(quoted.linePaise) : ""}
        </span>
      </div>
      {shown ? <p className="mt-1 basis-full text-sm">{shown}</p> : null}
      <Link
        href={paths.cart}
        prefetch={false}
        className="link order-last inline-flex min-h-11 items-center font-semibold"
      >
        {`View cart (${countItems(lines)})`}
      </Link>
    </>
  );
}
