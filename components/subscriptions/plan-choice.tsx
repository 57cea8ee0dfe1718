import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { formatPaise } from "@/lib/money";
import type { OfferedPlan } from "@/lib/subscriptions/subscription";
import { tellPlan } from "@/lib/subscriptions/tell-plan";

interface PlanChoiceProps {
  plans: readonly OfferedPlan[];
  planId: number;
  onChoose: (plan: OfferedPlan) => void;
}

export function PlanChoice({ plans, planId, onChoose }: PlanChoiceProps) {
  return (
    <RadioGroup legend={<span className="sr-only">Which plan?</span>}>
      {plans.map((plan) => (
        <RadioCard
          key={plan.id}
          name="plan"
          value={plan.slug}
          checked={plan.id === planId}
          onChange={() => onChoose(plan)}
          title={<span className="wrap-anywhere">{plan.name}</span>}
          description={tellPlan(plan)}
          aside={<span className="font-semibold tabular-nums">{formatPaise(plan.amountPaise)}</span>}
        />
      ))}
    </RadioGroup>
  );
}
