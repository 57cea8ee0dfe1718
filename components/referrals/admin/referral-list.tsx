"use client";

import Link from "next/link";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Section } from "@/components/admin/section";
import { OrderBadge } from "@/components/orders/admin/order-badge";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { formatMoment } from "@/lib/orders/when";
import {
  type AdminReferral,
  type AdminReferrer,
  type ReferralState,
  referralRefusalLabels,
  referralSignalLabels,
  stateLabels,
} from "@/lib/referrals/admin-referral";
import {
  blockReferrerAction,
  decideReferralAction,
  unblockReferrerAction,
} from "@/server/referrals/admin-actions";

const looks: Record<ReferralState, BadgeProps["variant"]> = {
  counts: "success",
  held: "warning",
  refused: "destructive",
  released: "success",
};

const isCounted = (state: ReferralState) => state === "counts" || state === "released";

interface ReferralListProps {
  referrer: AdminReferrer;
  canWrite: boolean;
  seesOrders: boolean;
}

/** The newest orders through the link, each with why it counts or not. */
export function ReferralList({ referrer: { referrals, rev }, canWrite, seesOrders }: ReferralListProps) {
  const { isWorking, failure, run } = usePageAction();
  const decide = (orderNumber: string, state: "released" | "held") =>
    run(
      () => decideReferralAction({ orderNumber, rev, state }),
      state === "released" ? "Order included" : "Order excluded",
    );
  return (
    <Section id="referrals-heading" title="Referred orders">
      <FailureAlert message={failure?.message} />
      <ul className="mt-2">
        {referrals.map((referral) => (
          <li
            key={referral.orderNumber}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b py-3"
          >
            <ReferralFacts referral={referral} seesOrders={seesOrders} />
            {canWrite ? <Decision referral={referral} isWorking={isWorking} decide={decide} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReferralFacts({ referral, seesOrders }: { referral: AdminReferral; seesOrders: boolean }) {
  const { orderNumber, status, totalPaise, placedAt, state, refusal, signals, tees, allTees } = referral;
  const doubts = [
    ...(refusal ? [referralRefusalLabels[refusal]] : []),
    ...signals.map((name) => referralSignalLabels[name]),
  ];
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {seesOrders ? (
          <Link href={adminPaths.order(orderNumber)} prefetch={false} className="link">
            {orderNumber}
          </Link>
        ) : (
          orderNumber
        )}
        <OrderBadge status={status} />
        <Badge variant={looks[state]}>{stateLabels[state]}</Badge>
      </p>
      <p className="text-muted-foreground text-sm tabular-nums">{`${formatMoment(placedAt)} · ${formatPaise(totalPaise)} · ${isCounted(state) ? tees : 0} of ${allTees} T-shirts included${referral.isFirstOrder ? " · new customer" : ""}`}</p>
      {doubts.length > 0 ? <p className="wrap-anywhere text-sm">{doubts.join(" · ")}</p> : null}
    </div>
  );
}

interface DecisionProps {
  referral: AdminReferral;
  isWorking: boolean;
  decide: (orderNumber: string, state: "released" | "held") => void;
}

function Decision({ referral: { orderNumber, state, refusal }, isWorking, decide }: DecisionProps) {
  if (refusal === "own_account") return null;
  const counts = isCounted(state);
  return (
    <Button
      variant="outline"
      size="sm"
      isPending={isWorking}
      aria-label={`${counts ? "Exclude" : "Include"}: ${orderNumber}`}
      onClick={() => decide(orderNumber, counts ? "held" : "released")}
    >
      {counts ? "Exclude" : "Include"}
    </Button>
  );
}

/** Blocks a person's rewards, with a reason for the audit log, or unblocks them. */
export function BlockReferrer({ referrer: { id, rev, block } }: { referrer: AdminReferrer }) {
  const { isWorking, failure, run } = usePageAction();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState("");
  if (block)
    return (
      <Button
        variant="outline"
        size="sm"
        isPending={isWorking}
        onClick={() => run(() => unblockReferrerAction({ id, rev }), "Unblocked")}
      >
        Unblock
      </Button>
    );
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        Block
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Block this referrer?"
        confirmLabel="Block"
        isPending={isWorking}
        problem={failure?.message}
        onConfirm={() =>
          run(
            () => blockReferrerAction({ id, rev, reason }),
            "Blocked",
            () => setIsAsking(false),
          )
        }
      >
        <p>They earn no more rewards, and unused codes stop working. Orders don't change.</p>
        <LabelledInput
          id="block-reason"
          label="Reason (staff only)"
          error={failure?.fieldErrors.reason}
          className="mt-4"
          maxLength={400}
          value={reason}
          onType={setReason}
        />
      </ConfirmDialog>
    </>
  );
}
