import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { formatPaise } from "@/lib/money";
import { isAwaitingPayment, type OrderView } from "@/lib/orders/order";
import { describeStatus } from "@/lib/orders/status";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { ConfirmCod } from "./confirm-cod";
import { OrderProgress } from "./order-progress";
import { PayOrder } from "./pay-order";
import { PaymentWatcher } from "./payment-watcher";
import { SettleBoughtBasket } from "./settle-bought-basket";

interface OrderHeadlineProps {
  order: OrderView;
  shopName: string;
  /** The same cart had been ordered before. */
  isAgain: boolean;
}

export function OrderHeadline({ order, shopName, isAgain }: OrderHeadlineProps) {
  return (
    <div className="grid gap-6">
      {isAgain ? (
        <Alert title="This cart had been ordered already">
          So we did not order it a second time. This is the order that stands.
        </Alert>
      ) : null}
      {isAwaitingPayment(order) ? (
        <Waiting order={order} shopName={shopName} />
      ) : order.status === "Cancelled" && order.events.some(({ type }) => type === "payment_to_refund") ? (
        <Headline eyebrow={order.orderId} title="We have your payment">
          <p>
            It reached us when this order could no longer be made, so all of it goes back to where it came
            from by itself; banks take 5 to 7 working days. If you write to us, name {order.orderId}.
          </p>
        </Headline>
      ) : order.status === "Cancelled" ? (
        <Headline eyebrow={order.orderId} title="This order was cancelled">
          <p>
            {order.paymentStatus === "captured"
              ? "Your payment goes back to you."
              : "Nothing was taken. If money left your account all the same, it comes back by itself."}
          </p>
        </Headline>
      ) : order.status === "COD Review" ? (
        <AlmostDone order={order} />
      ) : (
        <Thanks order={order} />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.order(order.orderId, order.token)} prefetch={false}>
          Follow this order
        </ButtonLink>
        <ButtonLink href={paths.products} variant="outline">
          Continue shopping
        </ButtonLink>
      </div>
      <p className="max-w-prose text-muted-foreground">
        Keep this page's link, or the one behind “Follow this order”: it opens your order without signing in.
      </p>
    </div>
  );
}

/** One step is left: the phone that the courier will call has to answer once. */
function AlmostDone({ order }: { order: OrderView }) {
  return (
    <>
      <SettleBoughtBasket />
      <Headline eyebrow={order.orderId} title="Almost done">
        <p>Your pieces are put aside. One code, and your order is confirmed.</p>
      </Headline>
      <ConfirmCod order={{ orderId: order.orderId, token: order.token }} phone={formatPhone(order.phone)} />
    </>
  );
}

function Thanks({ order }: { order: OrderView }) {
  const [firstName] = order.name.split(" ");
  const isCod = order.paymentMethod === "cod";
  return (
    <>
      <SettleBoughtBasket />
      <Headline eyebrow={order.orderId} title={`Thank you, ${firstName}`}>
        <p>
          {order.status === "Confirmed"
            ? "Your order is confirmed. "
            : `Your order: ${describeStatus(order.status).label.toLowerCase()}. `}
          {isCod
            ? `Please keep ${formatPaise(order.totalPaise)} ready for the courier.`
            : order.paymentMethod === "none"
              ? "There is nothing to pay."
              : `We have your payment of ${formatPaise(order.totalPaise)}.`}
        </p>
      </Headline>
      <OrderProgress order={order} />
    </>
  );
}

/** Not paid, or paid and not heard of yet: the page looks again by itself, and nobody is asked to pay twice. */
function Waiting({ order, shopName }: { order: OrderView; shopName: string }) {
  const hasMoney = order.paymentStatus === "authorized";
  return (
    <>
      <PaymentWatcher />
      <Headline
        eyebrow={order.orderId}
        title={hasMoney ? "We have your payment" : "Waiting for your payment"}
      >
        <p role="status">
          {hasMoney
            ? "Your bank is settling it. There is nothing more for you to do; this page changes by itself."
            : "If you have just paid, your bank is telling us now: this page changes by itself, and you need not pay again."}
        </p>
      </Headline>
      {hasMoney ? null : (
        <div className="grid gap-3 rounded-md border bg-card p-5">
          <p>
            Not paid yet? Your pieces are kept for you for 20 minutes after ordering.
            {order.paymentStatus === "attempted_failed" ? " The last attempt failed; nothing was taken." : ""}
          </p>
          <PayOrder
            order={{ orderId: order.orderId, token: order.token }}
            label={`Pay ${formatPaise(order.totalPaise)}`}
            shopName={shopName}
          />
        </div>
      )}
    </>
  );
}

interface HeadlineProps {
  eyebrow: string;
  title: string;
  children: ReactNode;
}

function Headline({ eyebrow, title, children }: HeadlineProps) {
  return (
    <div>
      <p className="font-semibold text-muted-foreground tabular-nums">Order {eyebrow}</p>
      <h1 className="display mt-2 text-4xl sm:text-6xl">{title}</h1>
      <div className="mt-4 max-w-prose text-lg">{children}</div>
    </div>
  );
}
