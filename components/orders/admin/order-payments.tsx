import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { adminPaths } from "@/lib/admin-paths";
import { formatIn } from "@/lib/currency";
import { formatPaise } from "@/lib/money";
import type { AdminDispute, AdminPayment } from "@/lib/orders/admin-money";
import type { AdminOrder } from "@/lib/orders/admin-order";
import { breakReasons } from "@/lib/orders/break-list";
import { adminPaymentLabel } from "@/lib/orders/order-list";
import { formatPaymentMethod } from "@/lib/orders/payment-method";
import { formatDeadline, formatMoment } from "@/lib/orders/when";
import { RefundList } from "./refund-list";
import { RefundOrder } from "./refund-order";
import { RefundSteps } from "./refund-steps";

/** "Dispute over ₹548: open, goods not received. Respond by 1 Dec, 3:30 pm" */
function describeDispute({ amountPaise, status, reason, respondBy }: AdminDispute, now: Date): string {
  const state = [status, ...(reason ? [reason] : [])].join(", ").replaceAll("_", " ");
  return `Dispute over ${formatPaise(amountPaise)}: ${state}${respondBy ? `. ${formatDeadline(respondBy, now)}` : ""}`;
}

const paymentWords = { failed: "Failed", authorized: "Authorised", captured: "Received" } as const;

/** Payments, refunds, and the balance. */
export function OrderPayments({
  order,
  canRefund,
  now,
}: {
  order: AdminOrder;
  canRefund: boolean;
  now: Date;
}) {
  const { payments, refunds, disputes, leftPaise, paidOrder } = order;
  return (
    <section aria-labelledby="money-heading">
      <h2 id="money-heading" className="font-semibold text-lg">
        Payment
      </h2>
      <p className="mt-1">{`${paidOrder ? `Paid with order ${paidOrder}.` : adminPaymentLabel(order)}${leftPaise !== null && leftPaise > 0 && refunds.length > 0 ? `, ${formatPaise(leftPaise)} left` : ""}`}</p>
      {order.events
        .filter(({ type }) => type === "cod_collected")
        .map(({ id, by, at }) => (
          <p key={id} className="mt-1 text-muted-foreground">
            {formatPaise(order.totalPaise)} in cash, {by ?? "the shop"}, {formatMoment(at)}
          </p>
        ))}
      {disputes.map((dispute) => (
        <p key={dispute.disputeId} className="mt-2 font-semibold text-warning">
          {describeDispute(dispute, now)}
        </p>
      ))}
      {order.cases.map(({ caseId, reason }) => (
        <p key={caseId} className="mt-2">
          Reconciliation:{" "}
          <Link href={adminPaths.moneyCase(caseId)} prefetch={false} className="link">
            {breakReasons[reason] ?? reason}
          </Link>
        </p>
      ))}
      {payments.length > 0 ? (
        <ul className="mt-2 divide-y border-y">
          {payments.map((payment) => (
            <PaymentRow key={payment.paymentId} payment={payment} />
          ))}
        </ul>
      ) : null}
      <RefundSteps steps={order.refundSteps} items={order.items} canRefund={canRefund} />
      <RefundList
        orderNumber={order.orderNumber}
        isDisputed={order.hold === "disputed"}
        refunds={refunds}
        items={order.items}
        canPay={canRefund}
      />
      {canRefund && leftPaise !== null && leftPaise > 0 && order.hold !== "disputed" ? (
        <RefundOrder order={order} leftPaise={leftPaise} />
      ) : null}
    </section>
  );
}

function PaymentRow({ payment }: { payment: AdminPayment }) {
  const { paymentId, amountPaise, currency, status, method, at, pays } = payment;
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <b className="tabular-nums">{formatIn(currency, amountPaise)}</b>
          <span>{` ${paymentWords[status].toLowerCase()}${method ? `, ${formatPaymentMethod(method)}` : ""}`}</span>
        </span>
        <span className="text-muted-foreground">{formatMoment(at)}</span>
      </p>
      <p className="select-all break-all text-muted-foreground">{paymentId}</p>
      {status === "captured" && !pays ? (
        <Badge variant="warning">No matching order: will be refunded</Badge>
      ) : null}
    </li>
  );
}
