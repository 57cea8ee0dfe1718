"use client";

import Link from "next/link";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";
import { formatMoment, formatShortDay } from "@/lib/orders/when";
import { type DeskPlan, type DeskPrice, tellWhoStays } from "@/lib/subscriptions/plan-form";
import { tellPlan } from "@/lib/subscriptions/tell-plan";
import { offerPlanAction, retryPriceAction } from "@/server/subscriptions/admin-actions";

interface PlanCardProps {
  plan: DeskPlan;
  canWrite: boolean;
  onEdit: () => void;
}

/** A plan with all its prices, and what the gateway knows of them. */
export function PlanCard({ plan, canWrite, onEdit }: PlanCardProps) {
  const { id, slug, name, about, isOffered, prices } = plan;
  const { isWorking, failure, run } = usePageAction();
  const [isAsked, setIsAsked] = useState(false);
  const turn = () =>
    run(
      () => offerPlanAction({ id, isOffered: !isOffered }),
      isOffered ? `${name} is withdrawn` : `${name} is offered`,
      () => setIsAsked(false),
    );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-semibold text-lg">
            <span>{`${name} `}</span>
            {isOffered ? null : <Badge variant="muted">Withdrawn</Badge>}
          </h3>
          <p className="text-muted-foreground">
            {tellPlan(plan)} · {slug}
          </p>
          {about ? <p className="wrap-anywhere">{about}</p> : null}
        </div>
        {canWrite ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" aria-label={`Change ${name}`} onClick={onEdit}>
              Change
            </Button>
            <Button
              variant="outline"
              size="sm"
              isPending={isWorking && !isAsked}
              aria-label={`${isOffered ? "Withdraw" : "Offer"} ${name}`}
              onClick={isOffered ? () => setIsAsked(true) : turn}
            >
              {isOffered ? "Withdraw" : "Offer"}
            </Button>
          </div>
        ) : null}
      </div>
      {failure && !isAsked ? (
        <Alert variant="destructive" isLive className="mt-3">
          {failure.message}
        </Alert>
      ) : null}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Withdraw ${name}?`}
        confirmLabel="Withdraw plan"
        isDangerous={false}
        isPending={isWorking}
        problem={failure?.message}
        onConfirm={turn}
      >
        <p>Nobody can subscribe to it any more, until it is offered again. {tellWhoStays(plan)}</p>
      </ConfirmDialog>
      <ul className="mt-3 border-t" aria-label={`Prices of ${name}`}>
        {prices.map((price, place) => (
          <PriceRow key={price.id} price={price} isNewest={place === 0} canWrite={canWrite} slug={slug} />
        ))}
      </ul>
    </>
  );
}

interface PriceRowProps {
  price: DeskPrice;
  isNewest: boolean;
  canWrite: boolean;
  slug: string;
}

function PriceRow({ price, isNewest, canWrite, slug }: PriceRowProps) {
  const { id, amountPaise, createdAt, by, gatewayPlanId, attempts, nextAt, lastError, subscribers } = price;
  const { isWorking, failure, run } = usePageAction();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{formatPaise(amountPaise)}</span>
          {gatewayPlanId ? (
            <Badge variant={isNewest ? "success" : "muted"}>{isNewest ? "Current" : "Earlier"}</Badge>
          ) : isNewest ? (
            <Badge variant={lastError ? "destructive" : "warning"}>
              {lastError ? "Not at the gateway" : "Being told to the gateway: not on sale yet"}
            </Badge>
          ) : (
            <Badge variant="muted">Never on sale</Badge>
          )}
          <Link
            href={officePaths.subscriptionsThatFit(`plan:${slug}`)}
            prefetch={false}
            className="link text-sm tabular-nums"
          >
            {subscribers} {subscribers === 1 ? "pays" : "pay"} it
          </Link>
        </p>
        <p className="wrap-anywhere text-muted-foreground text-sm">{`Since ${formatShortDay(createdAt)}${by ? `, by ${by}` : ""}${gatewayPlanId ? ` · ${gatewayPlanId}` : ""}`}</p>
        {lastError && isNewest && !gatewayPlanId ? (
          <p className="wrap-anywhere text-destructive text-sm">
            {lastError} Asked {attempts} {attempts === 1 ? "time" : "times"}, again {formatMoment(nextAt)}.
          </p>
        ) : null}
        {failure ? (
          <p role="alert" className="text-destructive text-sm">
            {failure.message}
          </p>
        ) : null}
      </div>
      {canWrite && isNewest && !gatewayPlanId ? (
        <Button
          variant="outline"
          size="sm"
          isPending={isWorking}
          aria-label={`Tell the gateway now: ${formatPaise(amountPaise)}`}
          onClick={() => run(() => retryPriceAction({ id }), "The gateway is asked")}
        >
          Try now
        </Button>
      ) : null}
    </li>
  );
}
