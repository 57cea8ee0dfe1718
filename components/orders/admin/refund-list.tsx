"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatIn } from "@/lib/currency";
import { formatPaise } from "@/lib/money";
import type { DeskRefund } from "@/lib/orders/desk-money";
import type { DeskItem } from "@/lib/orders/desk-order";
import { formatMoment } from "@/lib/orders/when";
import { paidByHandAction } from "@/server/orders/admin-actions";
import { tellPieces } from "./tell-pieces";

interface RefundListProps {
  orderNumber: string;
  isDisputed: boolean;
  refunds: readonly DeskRefund[];
  items: readonly DeskItem[];
  canPay: boolean;
}

const looks: Record<DeskRefund["status"], { label: string; variant: BadgeProps["variant"] }> = {
  requested: { label: "Waits", variant: "warning" },
  pending: { label: "On its way", variant: "soft" },
  processed: { label: "Arrived", variant: "success" },
  failed: { label: "Failed", variant: "destructive" },
};

const reasons: Readonly<Record<string, string>> = {
  amount_mismatch: "Wrong amount",
  second_capture: "Paid twice",
  stock_gone: "Sold out meanwhile",
  coupon_gone: "Coupon gone meanwhile",
  not_expected: "Not expected",
  cancelled: "Cancelled",
  returned: "Returned",
  goodwill: "Goodwill",
  edited: "Pieces changed",
  chargeback: "Taken by the bank",
  undelivered: "Came back undelivered",
};

/** What went back or is to; what must be paid by hand has its button. */
export function RefundList({ orderNumber, isDisputed, refunds, items, canPay }: RefundListProps) {
  if (refunds.length === 0) return null;
  return (
    <ul className="divide-y border-b">
      {refunds.map((refund) => (
        <li key={refund.refundId} className="py-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>
              <b className="tabular-nums">−{formatIn(refund.currency, refund.amountPaise)}</b>{" "}
              {reasons[refund.reason] ?? refund.reason}
            </span>
            <Badge variant={looks[refund.status].variant}>
              {refund.method === "upi" && refund.status === "requested"
                ? "To be paid by hand"
                : looks[refund.status].label}
            </Badge>
          </p>
          <p className="wrap-anywhere text-muted-foreground">{`${formatMoment(refund.at)}${tellPieces(refund.pieces, items)}${refund.upiId ? ` · ${refund.upiId}` : ""}${refund.note ? ` · ${refund.note}` : ""}`}</p>
          {isDisputed && refund.status === "requested" ? (
            <p className="text-warning">It waits until the bank has decided the dispute.</p>
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

function PayByHand({ orderNumber, refund }: { orderNumber: string; refund: DeskRefund }) {
  const { isWorking, failure, run } = usePageAction();
  const [isOpen, setIsOpen] = useState(false);
  const amount = formatPaise(refund.amountPaise);
  return (
    <>
      <Button size="sm" variant="outline" className="mt-1" onClick={() => setIsOpen(true)}>
        I have paid it
      </Button>
      <FailureAlert message={!isOpen && failure?.message} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Did ${amount} go to ${refund.upiId ?? "the buyer"}?`}
        confirmLabel={`${amount} is paid`}
        isDangerous={false}
        onConfirm={() =>
          run(
            () => paidByHandAction({ orderNumber, refundId: refund.refundId }),
            `${amount} paid; its buyer is told`,
            () => setIsOpen(false),
          )
        }
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>Send the money with the shop's UPI app first. The buyer gets a mail that it has been sent.</p>
      </ConfirmDialog>
    </>
  );
}
