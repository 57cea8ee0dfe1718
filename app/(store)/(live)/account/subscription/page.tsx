import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { SubscriptionCard } from "@/components/subscriptions/subscription-card";
import { UnreadSubscription } from "@/components/subscriptions/unread-subscription";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ToastChanges } from "@/components/ui/toast-changes";
import { paths } from "@/lib/paths";
import { now } from "@/server/clock";
import { getMySubscriptions } from "@/server/subscriptions/own-queries";

export const instant = false;

export const metadata: Metadata = { title: "Subscription", robots: { index: false } };

export default async function MySubscriptionsPage() {
  const mine = await getMySubscriptions();
  const at = now();
  return (
    <AccountFrame title="Subscription" at={paths.mySubscriptions}>
      <ToastChanges />
      {mine === null ? (
        <UnreadSubscription here={paths.mySubscriptions} />
      ) : mine.length === 0 ? (
        <EmptyState
          title="No subscription yet"
          actions={<ButtonLink href={paths.subscription}>See plans</ButtonLink>}
          isCompact
        >
          Tees picked for you, as often as you like. Skip, pause or cancel here any time.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
          {mine.map((subscription) => (
            <li key={subscription.id} className="min-w-0">
              <SubscriptionCard subscription={subscription} now={at} />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  );
}
