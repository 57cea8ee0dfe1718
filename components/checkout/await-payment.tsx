import { formatPaise } from "@/lib/money";
import type { OrderView } from "@/lib/orders/order";
import { formatMoment } from "@/lib/orders/when";
import { PayOrder } from "./pay-order";
import { PaymentWatcher } from "./payment-watcher";

interface AwaitPaymentProps {
  order: OrderView;
  shopName: string;
}

/** Unpaid, or paid but not yet confirmed by the gateway. The page checks again automatically and never requests a second payment. */
export function AwaitPayment({ order, shopName }: AwaitPaymentProps) {
  const hasMoney = order.paymentStatus === "authorized";
  return (
    <div className="grid gap-6">
      <PaymentWatcher />
      <p role="status" className="max-w-prose text-lg">
        {hasMoney
          ? "Your bank is completing your payment. There's nothing more to do; this page updates automatically."
          : "If you've just paid, your bank is confirming it now: this page updates automatically, so don't pay again."}
      </p>
      {hasMoney ? null : (
        <div className="grid gap-3 rounded-md border bg-card p-5">
          <p>{`Not paid yet? ${
            order.expiresAt
              ? `Your items are reserved until ${formatMoment(order.expiresAt)}, Indian time.`
              : ""
          }${
            order.paymentStatus === "attempted_failed" ? " The last attempt failed; nothing was charged." : ""
          }`}</p>
          <PayOrder
            order={{ orderNumber: order.orderNumber, token: order.token }}
            label={`Pay ${formatPaise(order.totalPaise)}`}
            shopName={shopName}
          />
        </div>
      )}
    </div>
  );
}
