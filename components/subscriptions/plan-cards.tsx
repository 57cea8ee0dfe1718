import { ButtonLink } from "@/components/ui/button-link";
import { asPaise, formatPaise, roundToRupees } from "@/lib/money";
import { subscriptionPaths } from "@/lib/subscription-paths";
import type { OfferedPlan } from "@/lib/subscriptions/subscription";
import { tellPlan, tellRhythm } from "@/lib/subscriptions/tell-plan";

interface PlanCardsProps {
  plans: readonly OfferedPlan[];
  /** The subscription whose place a plan is to take. */
  follows?: string;
}

export function PlanCards({ plans, follows }: PlanCardsProps) {
  return (
    <ul className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-5">
      {plans.map((plan) => (
        <li key={plan.id} className="room flex min-w-0 flex-col rounded-md border bg-card p-5 sm:p-6">
          <h3 className="wrap-anywhere font-semibold text-lg leading-snug">{plan.name}</h3>
          <p className="mt-1 text-muted-foreground">{tellPlan(plan)}</p>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
            <span className="display text-4xl tabular-nums">{formatPaise(plan.amountPaise)}</span>
            <span className="text-muted-foreground">{tellRhythm(plan.months)}</span>
          </p>
          <p className="mt-1 text-muted-foreground text-sm">{`${plan.tees > 1 ? `${formatPaise(perTee(plan))} a tee. ` : ""}GST and delivery included.`}</p>
          {plan.about ? <p className="wrap-anywhere mt-3">{plan.about}</p> : null}
          <div className="mt-auto grid pt-5">
            <ButtonLink
              href={subscriptionPaths.signup({ plan: plan.slug, follows })}
              prefetch={false}
              variant="brand"
              className="text-center"
              aria-label={`Choose ${plan.name}`}
            >
              Choose
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Rounded, so that it can be compared with the price of one. */
function perTee({ amountPaise, tees }: OfferedPlan) {
  return roundToRupees(asPaise(Math.round(amountPaise / tees)));
}
