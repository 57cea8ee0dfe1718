"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { AdminForm } from "@/components/admin/form/admin-form";
import { FieldGroup, SelectField, TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { formatMoment, formatShortDay } from "@/lib/orders/when";
import { describePlan } from "@/lib/subscriptions/describe-plan";
import {
  type AdminPlan,
  type AdminPrice,
  describeRemainingSubscribers,
  emptyPlan,
  planLabels as labels,
  toPlanForm,
} from "@/lib/subscriptions/plan-form";
import type { PlanForm as Values } from "@/lib/subscriptions/plan-schemas";
import {
  addPlanAction,
  offerPlanAction,
  retryPriceAction,
  savePlanAction,
} from "@/server/subscriptions/admin-actions";

interface PlanListProps {
  plans: readonly AdminPlan[];
  canWrite: boolean;
}

/** All plans; one at a time can be edited or created. */
export function PlanList({ plans, canWrite }: PlanListProps) {
  const [open, setOpen] = useState<number | "new" | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="plans-heading" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans-heading" className="font-semibold text-lg">
          Plans
        </h2>
        {canWrite && open !== "new" ? (
          <Button variant="brand" size="sm" aria-keyshortcuts="n" onClick={() => setOpen("new")}>
            Add plan
          </Button>
        ) : null}
      </div>
      {open === "new" ? <PlanForm plan={null} onClose={close} /> : null}
      {plans.length === 0 && open === null ? (
        <p className="mt-2">No plans yet. A plan sets how many tees are sent, how often and the price.</p>
      ) : null}
      <ul className="mt-3 grid items-start gap-4 xl:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.id} className="min-w-0 rounded-md border p-4">
            <PlanCard plan={plan} canWrite={canWrite} onEdit={() => setOpen(plan.id)} />
            {open === plan.id ? <PlanForm plan={plan} onClose={close} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlanFormProps {
  /** Null for a new plan. */
  plan: AdminPlan | null;
  onClose: () => void;
}

function PlanForm({ plan, onClose }: PlanFormProps) {
  const router = useRouter();
  const state = useAdminForm<Values, Values>({
    name: plan ? `subscription plan ${plan.id}` : "new subscription plan",
    schema: async () => (await import("@/lib/subscriptions/plan-schemas")).planSchema,
    saved: plan ? toPlanForm(plan) : emptyPlan,
    version: plan?.version ?? null,
    save: (form, version) =>
      plan ? savePlanAction({ id: plan.id, version: Number(version), form }) : addPlanAction(form),
    successMessage: plan ? "Plan saved" : "Plan added",
    onSaved: () => {
      router.refresh();
      onClose();
    },
  });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={ref} className="mt-4 border-t pt-2">
      <AdminForm
        state={state}
        labels={labels}
        isNew={!plan}
        saveLabel={plan ? "Save" : "Add plan"}
        className="max-w-180"
      >
        <FieldGroup title={plan ? "Change this plan" : "New plan"} className="sm:grid-cols-2">
          <TextField name="name" label={labels.name} maxLength={60} />
          <TextField
            name="slug"
            label={labels.slug}
            hint={plan ? "Used in links, so it can't be changed." : "In links, such as two-a-month."}
            readOnly={plan !== null}
            maxLength={60}
            spellCheck={false}
          />
          <TextField name="about" label={labels.about} maxLength={200} isOptional className="sm:col-span-2" />
          <PlanTees isFixed={plan !== null} />
          <TextField
            name="amount"
            label={labels.amount}
            affix="₹"
            inputMode="numeric"
            hint={
              plan
                ? "A new price applies to new subscribers only."
                : "Per charge, with GST and delivery. UPI allows ₹15,000 at most."
            }
          />
          <TextField
            name="maxPrice"
            label={labels.maxPrice}
            affix="₹"
            inputMode="numeric"
            hint="Subscribers can't pick a tee with a higher shop price."
          />
          <TextField
            name="sortOrder"
            label={labels.sortOrder}
            inputMode="numeric"
            hint="Lower numbers come first."
          />
        </FieldGroup>
      </AdminForm>
      <Button variant="ghost" size="sm" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

/** Fixed once people have agreed to it. */
function PlanTees({ isFixed }: { isFixed: boolean }) {
  const hint = isFixed ? "Subscribers agreed to it, so it can't be changed." : undefined;
  return (
    <>
      <SelectField name="tees" label={labels.tees} disabled={isFixed} hint={hint}>
        {["1", "2", "3", "4", "5"].map((tees) => (
          <option key={tees} value={tees}>
            {tees}
          </option>
        ))}
      </SelectField>
      <SelectField name="months" label={labels.months} disabled={isFixed} hint={hint}>
        <option value="1">Every month</option>
        <option value="3">Every 3 months</option>
      </SelectField>
    </>
  );
}

interface PlanCardProps {
  plan: AdminPlan;
  canWrite: boolean;
  onEdit: () => void;
}

/** A plan with all its prices, and its state at the gateway. */
function PlanCard({ plan, canWrite, onEdit }: PlanCardProps) {
  const { id, slug, name, about, isOffered, prices } = plan;
  const { isWorking, failure, run } = usePageAction();
  const [isAsked, setIsAsked] = useState(false);
  const turn = () =>
    run(
      () => offerPlanAction({ id, isOffered: !isOffered }),
      isOffered ? `${name} archived` : `${name} unarchived`,
      () => setIsAsked(false),
    );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-semibold text-lg">
            <span>{`${name} `}</span>
            {isOffered ? null : <Badge variant="muted">Archived</Badge>}
          </h3>
          <p className="text-muted-foreground">{describePlan(plan)}</p>
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
              aria-label={`${isOffered ? "Archive" : "Unarchive"} ${name}`}
              onClick={isOffered ? () => setIsAsked(true) : turn}
            >
              {isOffered ? "Archive" : "Unarchive"}
            </Button>
          </div>
        ) : null}
      </div>
      <FailureAlert message={!isAsked && failure?.message} className="mt-3" />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Archive ${name}?`}
        confirmLabel="Archive plan"
        isDangerous={false}
        isPending={isWorking}
        problem={failure?.message}
        onConfirm={turn}
      >
        <p>No one can subscribe to it until you unarchive it. {describeRemainingSubscribers(plan)}</p>
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
  price: AdminPrice;
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
              {lastError ? "Not at Razorpay" : "Being added to Razorpay"}
            </Badge>
          ) : (
            <Badge variant="muted">Never used</Badge>
          )}
          <Link
            href={adminPaths.subscriptionsThatFit(`plan:${slug}`)}
            prefetch={false}
            className="link text-sm tabular-nums"
          >
            {subscribers} {subscribers === 1 ? "subscriber" : "subscribers"}
          </Link>
        </p>
        <p className="wrap-anywhere text-muted-foreground text-sm">{`Since ${formatShortDay(createdAt)}${by ? `, by ${by}` : ""}${gatewayPlanId ? ` · ${gatewayPlanId}` : ""}`}</p>
        {lastError && isNewest && !gatewayPlanId ? (
          <p className="wrap-anywhere text-destructive text-sm">
            {lastError} Tried {attempts} {attempts === 1 ? "time" : "times"}, next try {formatMoment(nextAt)}.
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
          aria-label={`Send to Razorpay now: ${formatPaise(amountPaise)}`}
          onClick={() => run(() => retryPriceAction({ id }), "Sent to Razorpay")}
        >
          Try now
        </Button>
      ) : null}
    </li>
  );
}
