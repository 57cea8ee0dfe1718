import Link from "next/link";
import { Section } from "@/components/admin/section";
import { adminPaths } from "@/lib/admin-paths";
import { formatIn } from "@/lib/currency";
import { formatPaise } from "@/lib/money";
import type { MoneyCase } from "@/lib/orders/money-case";
import { adminPaymentLabel } from "@/lib/orders/order-list";
import { formatDeadline, formatMoment } from "@/lib/orders/when";
import { OrderBadge } from "./order-badge";
import { RefundList } from "./refund-list";

/** Why a charge of a subscription has no order; other reasons are the gateway's own words. */
const caseReasons: Readonly<Record<string, string>> = {
  subscription_ended: "Charged after cancellation",
  nothing_left: "Nothing in stock fits",
  by_staff: "Decided by staff",
};

/** A payment case: its ids at Razorpay, its order, refunds and disputes. */
export function MoneyFacts({ money, now }: { money: MoneyCase; now: Date }) {
  const { order, disputes, refunds, why, currency } = money;
  return (
    <div className="mt-8 grid gap-8">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)] [&>dt]:text-muted-foreground">
        <dt>Since</dt>
        <dd>{formatMoment(money.createdAt)}</dd>
        <dt>Payment</dt>
        <dd className="wrap-anywhere">
          <code>{money.paymentId}</code>
        </dd>
        {money.gatewayOrderId ? (
          <>
            <dt>Order at Razorpay</dt>
            <dd className="wrap-anywhere">
              <code>{money.gatewayOrderId}</code>
            </dd>
          </>
        ) : null}
        {why ? (
          <>
            <dt>Reason</dt>
            <dd className="wrap-anywhere text-destructive">{caseReasons[why] ?? why}</dd>
          </>
        ) : null}
        <dt>Order</dt>
        <dd>
          {order ? (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link href={adminPaths.order(order.orderNumber)} prefetch={false} className="link">
                {order.orderNumber}
              </Link>
              <OrderBadge status={order.status} />
              <span>
                {order.name}, {formatPaise(order.totalPaise)}, {adminPaymentLabel(order).toLowerCase()}
              </span>
            </span>
          ) : (
            "None found"
          )}
        </dd>
      </dl>
      {disputes.length > 0 ? (
        <Section id="disputes-heading" title="Dispute">
          <ul className="divide-y border-b">
            {disputes.map(({ disputeId, status, amountPaise, reason, respondBy }) => (
              <li key={disputeId} className="py-2">
                <p>
                  <b className="tabular-nums">{formatIn(currency, amountPaise)}</b>
                  <span>{` · ${status}${reason ? ` · ${reason}` : ""}`.replaceAll("_", " ")}</span>
                </p>
                <p className="text-muted-foreground">
                  <code>{disputeId}</code>
                  {respondBy ? <b className="text-foreground"> · {formatDeadline(respondBy, now)}</b> : null}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {refunds.length > 0 ? (
        <Section id="refunds-heading" title="Refunds">
          <RefundList
            orderNumber={order?.orderNumber ?? ""}
            isDisputed={false}
            refunds={refunds}
            items={[]}
            canPay={false}
          />
        </Section>
      ) : null}
    </div>
  );
}
