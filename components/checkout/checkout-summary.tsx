import Link from "next/link";
import { CouponField } from "@/components/cart/coupon-field";
import { setQuantity } from "@/components/cart/edit-cart";
import { FreeShipping } from "@/components/cart/free-shipping";
import { OrderTotals } from "@/components/cart/order-totals";
import { SetAsideNotice } from "@/components/cart/set-aside-notice";
import type { CartQuoteState } from "@/components/cart/use-cart-quote";
import { LinePicture } from "@/components/pictures/line-picture";
import { formatArrival } from "@/lib/addresses/arrival";
import { countItems } from "@/lib/cart/cart";
import type { QuoteDelivery, QuoteLine } from "@/lib/checkout/cart-quote";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { SummarySkeleton } from "./summary-skeleton";

export function CheckoutSummary({ state, code }: { state: CartQuoteState; code: string }) {
  const { quote, isSettled } = state;
  return (
    <section aria-busy={!isSettled} className="grid gap-5 rounded-md bg-muted p-5 lg:rounded-b-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg">Your order</h2>
        <Link href={paths.cart} prefetch={false} className="link py-2 text-sm">
          Edit cart
        </Link>
      </div>
      {quote ? (
        <>
          <ul className="room grid gap-4">
            {quote.lines.map((line) => (
              <SummaryLine key={line.key} line={line} />
            ))}
          </ul>
          <SetAsideNotice isGroup={Boolean(quote.group)} />
          {quote.lines.some(({ design }) => design !== null) ? (
            <p className="text-sm">
              We check custom designs before printing, unless they're already approved.
            </p>
          ) : null}
          <FreeShipping
            overPaise={quote.freeShippingOverPaise}
            missingPaise={quote.toFreeShippingPaise}
            pincode={quote.delivery?.pincode ?? null}
          />
          <Arrival delivery={quote.delivery} />
          <OrderTotals {...quote} itemCount={countItems(quote.lines)} isStale={!isSettled} />
          <CouponField code={code} quote={quote} isSettled={isSettled} />
        </>
      ) : (
        <SummarySkeleton />
      )}
    </section>
  );
}

/** The same delivery date as on the product page. */
function Arrival({ delivery }: { delivery: QuoteDelivery | null }) {
  if (!delivery?.days) return null;
  return (
    <p className="text-sm">
      Arrives <strong>{formatArrival(new Date(), delivery.days)}</strong> to {delivery.pincode}.
    </p>
  );
}

function SummaryLine({ line }: { line: QuoteLine }) {
  const isGone = line.state === "sold_out" || line.state === "unavailable";
  return (
    <li className="grid tight:grid-cols-1 grid-cols-[--spacing(14)_1fr_auto] gap-x-3">
      <div className="tight:mb-2 tight:w-14">
        <LinePicture url={line.imageUrl} width={56} isDimmed={isGone} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold leading-snug">{line.title ?? "Item no longer available"}</p>
        <p className="text-muted-foreground text-sm">
          {`${line.colorName ?? line.color} · ${line.size} · Qty ${line.wanted}`}
        </p>
        <Trouble line={line} />
      </div>
      <p translate="no" className="font-semibold tabular-nums">
        {isGone ? "" : formatPaise(line.linePaise)}
      </p>
    </li>
  );
}

/** Why a line can't be ordered, and the action that resolves it. */
function Trouble({ line }: { line: QuoteLine }) {
  switch (line.state) {
    case "ok":
      return null;
    case "reduced":
      return (
        <Settle
          message={`Only ${line.available} left.`}
          action={`Change to ${line.available}`}
          onClick={() => setQuantity(line.key, line.available)}
        />
      );
    case "sold_out":
      return <Settle message="Sold out." action="Remove" onClick={() => setQuantity(line.key, 0)} />;
    case "unavailable":
      return (
        <Settle message="No longer in the shop." action="Remove" onClick={() => setQuantity(line.key, 0)} />
      );
  }
}

interface SettleProps {
  message: string;
  action: string;
  onClick: () => void;
}

function Settle({ message, action, onClick }: SettleProps) {
  return (
    <p className="font-medium text-destructive text-sm">
      {message}{" "}
      <button type="button" onClick={onClick} className="link min-h-11 font-semibold">
        {action}
      </button>
    </p>
  );
}
