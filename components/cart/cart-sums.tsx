import { DeliveryCheck } from "@/components/addresses/delivery-check";
import { countItems } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { CouponField } from "./coupon-field";
import { FreeShipping } from "./free-shipping";
import { OrderTotals } from "./order-totals";

interface CartSumsProps {
  quote: CartQuote;
  code: string;
  isSettled: boolean;
}

/** Needs the first quote, so the first paint omits it. */
export function CartSums({ quote, code, isSettled }: CartSumsProps) {
  const parcel = quote.group?.parcel;
  return (
    <>
      <FreeShipping
        overPaise={quote.freeShippingOverPaise}
        missingPaise={quote.toFreeShippingPaise}
        pincode={quote.delivery?.pincode ?? null}
      />
      <OrderTotals {...quote} itemCount={countItems(quote.lines)} isStale={!isSettled} />
      <CouponField code={code} quote={quote} isSettled={isSettled} />
      <div className="min-h-36">
        {parcel ? (
          <p>{`Free delivery in one parcel for the whole group, to the organiser in ${parcel.city} ${parcel.pincode}.`}</p>
        ) : (
          <DeliveryCheck
            id="cart-pincode"
            hasCustomDesign={quote.lines.some(({ design }) => design !== null)}
            groupWaitDays={quote.group?.waitDays ?? null}
          />
        )}
      </div>
    </>
  );
}
