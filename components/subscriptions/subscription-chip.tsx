import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { paths } from "@/lib/paths";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { formatPlanPrice } from "@/lib/subscriptions/describe-plan";
import { describeNextCharge, findSubscriptionBanner } from "@/lib/subscriptions/describe-subscription";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { SubscriptionStatusBadge } from "./subscription-status-badge";

interface SubscriptionChipProps {
  subscriptions: readonly Subscription[];
  now: Date;
}

/** On the dashboard: the active subscription and its next step; empty without one. */
export function SubscriptionChip({ subscriptions, now }: SubscriptionChipProps) {
  const going = subscriptions.filter(({ endedAt }) => endedAt === null);
  const [first] = going;
  if (!first) return null;
  const isOne = going.length === 1;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <CardTitle>{isOne ? "Subscription" : "Subscriptions"}</CardTitle>
        <SubscriptionStatusBadge subscription={first} />
      </div>
      <p className="wrap-anywhere mt-1 text-muted-foreground text-sm">
        {first.plan.name}, {formatPlanPrice(first.amountPaise, first.plan.months)}.{" "}
        {describeNextCharge(first) ?? findSubscriptionBanner(first, now)?.title ?? ""}
      </p>
      <p className="mt-1 flex min-h-11 items-center font-medium">
        <Link
          href={isOne ? subscriptionPaths.mine(first.id) : paths.mySubscriptions}
          prefetch={false}
          className="link"
        >
          {isOne ? "View or change" : `See all ${going.length}`}
        </Link>
      </p>
    </Card>
  );
}
