"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatIn } from "@/lib/currency";
import { formatPaise } from "@/lib/money";
import type { AdminRefund } from "@/lib/orders/admin-money";
import type { AdminItem } from "@/lib/orders/admin-order";
import { formatMoment } from "@/lib/orders/when";
import { paidByHandAction } from "@/server/orders/admin-actions";
import { formatRefundedItems } from "./format-refunded-items";

interface RefundListProps {
  orderNumber: string;
  isDisputed: boolean;
  refunds: readonly AdminRefund[];
  items: readonly AdminItem[];
  canPay: boolean;
}

const looks: Record<AdminRefund["status"], { label: string; variant: BadgeProps["variant"] }> = {
  requested: { label: "Pending", variant: "warning" },
  pending: { label: "Processing", variant: "info" },
  processed: { label: "Refunded", variant: "success" },
  failed: { label: "Failed", variant: "destructive" },
};

const reasons: Readonly<Record<string, string>> = {
  amount_mismatch: "Wrong amount",
  second_capture: "Paid twice",
  stock_gone: "Sold out before payment",
  coupon_gone: "Coupon used up before payment",
  group_closed: "Group order closed before payment",
  not_expected: "Not expected",
  cancelled: "Cancelled",
  returned: "Returned",
  goodwill: "Goodwill",
  edited: "Items changed",
  chargeback: "Lost dispute",
  undelivered: "RTO",
  group_price: "Final group price",
};

/** Refunds, done or pending; one that must be paid manually has its button. */
export function RefundList({ orderNumber, isDisputed, refunds, items, canPay }: RefundListProps) {
  if (refunds.length === 0) return null;
  return (
    <ul className="divide-y border-b">
      {refunds.map((refund) => (
        <li key={refund.refundId} className="py-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>
              <b className="tabular-nums">−{formatIn(refund.currency, refund.amountPaise)}</b>{" "}
              {refund.reason === "goodwill" && refund.lines.length > 0
                ? "Items refunded"
                : (reasons[refund.reason] ?? refund.reason)}
            </span>
            <Badge variant={looks[refund.status].variant}>
              {refund.method === "upi" && refund.status === "requested"
                ? "Pay manually"
                : looks[refund.status].label}
            </Badge>
          </p>
          <p className="wrap-anywhere text-muted-foreground">{`${formatMoment(refund.at)}${formatRefundedItems(refund.lines, items)}${refund.upiId ? ` · ${refund.upiId}` : ""}${refund.note ? ` · ${refund.note}` : ""}`}</p>
          {isDisputed && refund.status === "requested" ? (
            <p className="text-warning">On hold until the bank decides the dispute.</p>
          ) : null}
          {refund.error ? <p className="wrap-anywhere text-destructive">{refund.error}</p> : null}
          {canPay && refund.method === "upi" && refund.status === "requested" ? (
            <PayByHand orderNumber={orderNumber} refund={refund} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function PayByHand({ orderNumber, refund }: { orderNumber: string; refund: AdminRefund }) {
  const { isWorking, failure, run } = usePageAction();
  const [isOpen, setIsOpen] = useState(false);
  const amount = formatPaise(refund.amountPaise);
  return (
    <>
      <Button size="sm" variant="outline" className="mt-1" onClick={() => setIsOpen(true)}>
        Mark as paid
      </Button>
      <FailureAlert message={!isOpen && failure?.message} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Did you pay ${amount} to ${refund.upiId ?? "the customer"}?`}
        confirmLabel={`Yes, ${amount} paid`}
        isDangerous={false}
        onConfirm={() =>
          run(
            () => paidByHandAction({ orderNumber, refundId: refund.refundId }),
            `${amount} paid. The customer has been notified.`,
            () => setIsOpen(false),
          )
        }
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>Pay with the shop's UPI app first. The customer is emailed that it's been paid.</p>
      </ConfirmDialog>
    </>
  );
}
