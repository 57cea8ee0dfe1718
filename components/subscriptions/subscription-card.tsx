import Link from "next/link";
import { LinePicture } from "@/components/pictures/line-picture";
import { Card } from "@/components/ui/card";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { cutLabels, describePlan, formatPlanPrice } from "@/lib/subscriptions/describe-plan";
import { describeNextCharge, findSubscriptionBanner } from "@/lib/subscriptions/describe-subscription";
import { hasNextParcel } from "@/lib/subscriptions/steps";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { SubscriptionStatusBadge } from "./subscription-status-badge";

/** One of several, with a link to its page. */
export function SubscriptionCard({ subscription, now }: { subscription: Subscription; now: Date }) {
  const { id, number, plan, amountPaise, cut, size, picks } = subscription;
  const line = describeNextCharge(subscription) ?? findSubscriptionBanner(subscription, now)?.title ?? null;
  return (
    <Card className="relative flex h-full flex-col gap-4 hover:border-foreground">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SubscriptionStatusBadge subscription={subscription} />
        <span className="text-muted-foreground text-sm tabular-nums">{number}</span>
      </div>
      <div>
        <h2 className="wrap-anywhere font-semibold text-lg leading-snug">
          <Link
            href={subscriptionPaths.mine(id)}
            prefetch={false}
            className="after:absolute after:inset-0 hover:underline"
          >
            {plan.name}
          </Link>
        </h2>
        <p className="text-muted-foreground text-sm">
          {describePlan(plan)} · {cutLabels[cut]}, {size} · {formatPlanPrice(amountPaise, plan.months)}
        </p>
      </div>
      {hasNextParcel(subscription) && picks.length > 0 ? (
        <ul aria-label="Next parcel" className="flex flex-wrap gap-2">
          {picks.map(({ position, name, imageUrl, isAvailable }) => (
            <li key={position} className="w-16">
              <LinePicture url={imageUrl} width={64} isDimmed={!isAvailable} />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {line ? <p className="mt-auto">{line}</p> : null}
    </Card>
  );
}
