"use client";

import Link from "next/link";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { OrderBadge } from "@/components/orders/admin/order-badge";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LabelledInput } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { describeNewRefund } from "@/lib/orders/new-refund";
import { formatMoment } from "@/lib/orders/when";
import {
  type AdminCharge,
  chargeOutcomeLabels,
  chargeReasonLabels,
  chargeStateLabels,
} from "@/lib/subscriptions/admin-subscription";
import type { ChargeState, FailedCharge } from "@/lib/subscriptions/subscription";
import { refundChargeAction } from "@/server/subscriptions/admin-actions";

const looks: Record<ChargeState, BadgeProps["variant"]> = {
  paid: "info",
  asked: "warning",
  ordered: "success",
  refunded: "muted",
};

interface SubscriptionChargesProps {
  charges: readonly AdminCharge[];
  failures: readonly FailedCharge[];
  canWrite: boolean;
  seesOrders: boolean;
}

/** Charges and bank refusals, newest first, and their results. Orders are refunded on their own page. */
export function SubscriptionCharges({ charges, failures, canWrite, seesOrders }: SubscriptionChargesProps) {
  const [asked, setAsked] = useState<AdminCharge | null>(null);
  const lines = [
    ...charges.map((charge) => ({ at: charge.paidAt, charge })),
    ...failures.map((failure) => ({ at: failure.at, failure })),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <section aria-labelledby="charges-heading">
      <h2 id="charges-heading" className="font-semibold text-lg">
        Charges
      </h2>
      {lines.length === 0 ? <p className="text-muted-foreground">None yet.</p> : null}
      <ul className="mt-2">
        {lines.map((line) =>
          "failure" in line ? (
            <FailureLine key={line.at} failure={line.failure} />
          ) : (
            <li
              key={line.charge.id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b py-3"
            >
              <ChargeFacts charge={line.charge} seesOrders={seesOrders} />
              {canWrite && (line.charge.state === "asked" || line.charge.state === "paid") ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Refund ${formatPaise(line.charge.amountPaise)} of ${formatMoment(line.at)}`}
                  onClick={() => setAsked(line.charge)}
                >
                  Refund
                </Button>
              ) : null}
            </li>
          ),
        )}
      </ul>
      {asked ? <RefundDialog charge={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

function FailureLine({ failure: { at, amountPaise, outcome } }: { failure: FailedCharge }) {
  return (
    <li className="border-b py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatPaise(amountPaise)}</span>
        <Badge variant="warning">Payment failed</Badge>
      </p>
      <p className="text-muted-foreground text-sm">
        {formatMoment(at)} · {chargeOutcomeLabels[outcome]}
      </p>
    </li>
  );
}

function ChargeFacts({ charge, seesOrders }: { charge: AdminCharge; seesOrders: boolean }) {
  const { paidAt, amountPaise, state, why, paymentId, order, lastError } = charge;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatPaise(amountPaise)}</span>
        <Badge variant={looks[state]}>{chargeStateLabels[state]}</Badge>
        {order ? (
          <>
            {seesOrders ? (
              <Link href={adminPaths.order(order.number)} prefetch={false} className="link">
                {order.number}
              </Link>
            ) : (
              order.number
            )}
            <OrderBadge status={order.status} />
          </>
        ) : null}
      </p>
      <p className="wrap-anywhere text-muted-foreground text-sm">{`${formatMoment(paidAt)} · ${paymentId}${why ? ` · ${chargeReasonLabels[why]}` : ""}`}</p>
      {lastError && state === "paid" ? (
        <p className="wrap-anywhere text-destructive text-sm">{lastError}</p>
      ) : null}
    </div>
  );
}

function RefundDialog({ charge, onClose }: { charge: AdminCharge; onClose: () => void }) {
  const { isWorking, failure, run } = usePageAction();
  const [note, setNote] = useState("");
  const amount = formatPaise(charge.amountPaise);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Refund ${amount}?`}
      confirmLabel={`Refund ${amount}`}
      isPending={isWorking}
      problem={failure && !failure.fieldErrors.note ? failure.message : undefined}
      onConfirm={() =>
        run(() => refundChargeAction({ chargeId: charge.id, note }), describeNewRefund(false), onClose)
      }
    >
      <p>
        No order is made for this charge. It's refunded to the original payment method; the subscription
        continues.
      </p>
      <LabelledInput
        id="refund-note"
        label="Reason"
        error={failure?.fieldErrors.note}
        data-first-focus
        maxLength={400}
        value={note}
        onType={setNote}
      />
    </ConfirmDialog>
  );
}
