import type { ReactNode } from "react";
import { ConfirmCod } from "@/components/orders/confirm-cod";
import { OrderProgress } from "@/components/orders/order-progress";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { formatPaise } from "@/lib/money";
import { canPrepay, hadCode, isAwaitingPayment, type OrderView } from "@/lib/orders/order";
import { describeCancelledPayment, describeStatus, isExchangeRequested } from "@/lib/orders/status";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { AwaitPayment } from "./await-payment";
import { ClearBoughtCart } from "./clear-bought-cart";
import { PaymentWatcher } from "./payment-watcher";
import { PrepayCod } from "./prepay-cod";

interface OrderHeadlineProps {
  order: OrderView;
  shopName: string;
  /** The same cart was ordered before. */
  isAgain: boolean;
  /** What must arrive before printing. */
  waitsFor: string | null;
  /** Its design was rejected: nothing is paid before the customer has decided. */
  isRefused: boolean;
}

export function OrderHeadline({ order, shopName, isAgain, waitsFor, isRefused }: OrderHeadlineProps) {
  const hasMoney = order.paymentStatus === "authorized";
  const isStepLeft = order.status === "COD Review" || (isAwaitingPayment(order) && !hasMoney);
  return (
    <div className="grid gap-6">
      {isAgain ? (
        <Alert title="You've already ordered this cart">
          We didn't place a second order. This is your order.
        </Alert>
      ) : null}
      {isAwaitingPayment(order) ? (
        <>
          <Headline
            eyebrow={order.orderNumber}
            title={hasMoney ? "We have your payment" : "Waiting for your payment"}
          />
          <AwaitPayment order={order} shopName={shopName} />
        </>
      ) : order.status === "Cancelled" && order.events.some(({ type }) => type === "payment_to_refund") ? (
        <Headline eyebrow={order.orderNumber} title="We have your payment">
          <p>
            It arrived too late for this order, so we're refunding all of it automatically to your original
            payment method; banks take 5 to 7 working days. If you write to us, give the order number{" "}
            <span className="inline-block">{order.orderNumber}.</span>
          </p>
        </Headline>
      ) : order.status === "Cancelled" ? (
        <Headline eyebrow={order.orderNumber} title="This order was cancelled">
          <p>{describeCancelledPayment(order)}</p>
        </Headline>
      ) : order.status === "COD Review" ? (
        <AlmostDone order={order} />
      ) : (
        <Thanks order={order} waitsFor={waitsFor} />
      )}
      {canPrepay(order) && !isRefused ? <PrepayCod order={order} shopName={shopName} /> : null}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink
          href={paths.order(order.orderNumber, order.token)}
          prefetch={false}
          variant={isStepLeft ? "outline" : "primary"}
        >
          View order
        </ButtonLink>
        <ButtonLink href={paths.products} variant="outline">
          Continue shopping
        </ButtonLink>
      </div>
      <p className="max-w-prose text-muted-foreground">
        Save the link of this page: it opens your order without logging in.
      </p>
    </div>
  );
}

/** One step is left: the customer verifies the delivery phone with a code. */
function AlmostDone({ order }: Pick<OrderHeadlineProps, "order">) {
  const isSent = hadCode(order);
  return (
    <>
      <ClearBoughtCart />
      <Headline eyebrow={order.orderNumber} title="Almost done">
        <p>{`Your items are reserved. ${isSent ? "One last step: enter the code we sent." : ""}`}</p>
      </Headline>
      <ConfirmCod
        order={{ orderNumber: order.orderNumber, token: order.token }}
        phone={formatPhone(order.phone)}
        until={order.expiresAt}
        hadCode={isSent}
      />
      {/* The code is sent right after the order; a second tab may load the order in between. */}
      {isSent ? null : <PaymentWatcher />}
    </>
  );
}

function Thanks({ order, waitsFor }: Pick<OrderHeadlineProps, "order" | "waitsFor">) {
  const [firstName] = order.name.split(" ");
  const isCod = order.paymentMethod === "cod";
  return (
    <>
      <ClearBoughtCart />
      <Headline eyebrow={order.orderNumber} title={`Thank you, ${firstName}`}>
        <p>
          {order.status === "Confirmed"
            ? "Your order is confirmed. "
            : `Your order: ${describeStatus(order.status, isExchangeRequested(order)).label.toLowerCase()}. `}
          {isCod
            ? `Please keep ${formatPaise(order.totalPaise)} ready for the courier.`
            : order.paymentMethod === "none"
              ? "There's nothing to pay."
              : `We've received your payment of ${formatPaise(order.totalPaise)}.`}
        </p>
      </Headline>
      {order.email && order.status === "Confirmed" && !order.isExchange ? (
        <p className="max-w-prose">
          We've sent a confirmation to <span className="wrap-anywhere">{order.email}.</span>
        </p>
      ) : null}
      <OrderProgress order={order} waitsFor={waitsFor} />
    </>
  );
}

interface HeadlineProps {
  eyebrow: string;
  title: string;
  children?: ReactNode;
}

function Headline({ eyebrow, title, children }: HeadlineProps) {
  return (
    <div>
      <p className="font-semibold text-muted-foreground tabular-nums">Order {eyebrow}</p>
      <h1 className="display mt-2 text-4xl sm:text-6xl">{title}</h1>
      {children ? <div className="mt-4 max-w-prose text-lg">{children}</div> : null}
    </div>
  );
}
