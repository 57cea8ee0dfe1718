import { Alert } from "@/components/ui/alert";
import { countItems } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { readSavedLines, useCartLines } from "./cart-store";
import { setAsideByKey, takeBackSaved } from "./set-aside";

/** What "Buy now" or a group's tee has set aside. Tees of a group are ordered without other items. */
export function SetAsideNotice({ isGroup }: { isGroup: boolean }) {
  useCartLines();
  const count = countItems(readSavedLines());
  if (count === 0) return null;
  return (
    <p className="text-sm">
      <span>
        {`${count === 1 ? "1 other item is" : `${count} other items are`} set aside until you've placed this order. `}
      </span>
      {isGroup ? null : (
        <button type="button" onClick={takeBackSaved} className="link min-h-11 font-semibold">
          {count === 1 ? "Order it too" : "Order them too"}
        </button>
      )}
    </p>
  );
}

/** Why a group's tee can't be ordered with this cart, and the tap that solves it. */
export function GroupProblem({ quote: { group, lines } }: { quote: CartQuote }) {
  if (!group?.problem) return null;
  const others = lines.filter(({ design }) => !design?.isGroup).map(({ key }) => key);
  return (
    <Alert variant="warning">
      <span>{`${group.problem} `}</span>
      {others.length > 0 && others.length < lines.length ? (
        <button type="button" onClick={() => setAsideByKey(others)} className="link min-h-11 font-semibold">
          Set the other items aside
        </button>
      ) : null}
    </Alert>
  );
}
