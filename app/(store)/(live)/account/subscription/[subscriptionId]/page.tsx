import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/account/account-frame";
import { SubscriptionStatusBadge } from "@/components/subscriptions/subscription-status-badge";
import { SubscriptionView } from "@/components/subscriptions/subscription-view";
import { UnreadSubscription } from "@/components/subscriptions/unread-subscription";
import { ToastChanges } from "@/components/ui/toast-changes";
import { paths } from "@/lib/paths";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { now } from "@/server/clock";
import { getBrand } from "@/server/settings/queries";
import { getMySubscription, getSubscriptionOffer } from "@/server/subscriptions/own-queries";

export const instant = false;

export const metadata: Metadata = { title: "Your subscription", robots: { index: false } };

export default async function MySubscriptionPage({
  params,
}: PageProps<"/account/subscription/[subscriptionId]">) {
  const { subscriptionId } = await params;
  const here = subscriptionPaths.mine(subscriptionId);
  const [found, offer, { shopName }] = await Promise.all([
    getMySubscription(subscriptionId, here),
    getSubscriptionOffer(),
    getBrand(),
  ]);
  // Also redirects a subscription that was just deleted before it was paid.
  if (found.is === "missing") redirect(paths.mySubscriptions);
  if (found.is !== "mine")
    return (
      <AccountFrame title="Your subscription" at={paths.mySubscriptions}>
        <UnreadSubscription here={here} />
      </AccountFrame>
    );
  const { subscription } = found;
  return (
    <AccountFrame
      title={subscription.plan.name}
      at={paths.mySubscriptions}
      headingId="subscription"
      action={<SubscriptionStatusBadge subscription={subscription} />}
    >
      <ToastChanges />
      <SubscriptionView page={found} offer={offer} shopName={shopName} now={now()} />
    </AccountFrame>
  );
}
