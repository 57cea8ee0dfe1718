import { Alert } from "@/components/ui/alert";
import { formatPaise } from "@/lib/money";
import type { OrderRef, OrderStatus } from "@/lib/orders/order";
import {
  describeDeduction,
  describeLostExchange,
  describeOwed,
  describeRefundEntry,
  describeUndelivered,
  type OrderReturns,
} from "@/lib/orders/returns";
import { RefundUpi } from "./refund-upi";

interface RefundSummaryProps {
  order: OrderRef;
  status: OrderStatus;
  returns: OrderReturns;
  /** The phone to verify before a refund destination is set; null when verified. */
  unprovenPhone: string | null;
}

/** The refunds and their status; empty without any. */
export function RefundSummary({ order, status, returns, unprovenPhone }: RefundSummaryProps) {
  const { refunds, deductions, owedPaise, needsUpi } = returns;
  const describe = returns.replaces ? describeLostExchange : describeUndelivered;
  const undelivered = status === "RTO" ? describe(returns) : null;
  const owed = describeOwed(returns);
  if (!undelivered && !owed && !needsUpi && refunds.length === 0) return null;
  return (
    <>
      {undelivered ? <Alert title="Your parcel came back to us">{undelivered}</Alert> : null}
      {refunds.length > 0 || owed || needsUpi ? (
        <section className="grid gap-3">
          <h2 className="font-semibold text-lg">Refund</h2>
          <ul className="grid gap-2">
            {refunds.map((refund, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
              <li key={index}>{describeRefundEntry(refund)}</li>
            ))}
            {owed ? <li>{owed}</li> : null}
            {deductions.map((deduction, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
              <li key={index} className="wrap-anywhere">
                {describeDeduction(deduction)}
              </li>
            ))}
          </ul>
          {needsUpi ? (
            <RefundUpi
              order={order}
              amount={owedPaise > 0 ? formatPaise(owedPaise) : "your refund"}
              unprovenPhone={unprovenPhone}
            />
          ) : null}
        </section>
      ) : null}
    </>
  );
}
