import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { SuccessView } from "@/components/subscriptions/success-view";
import { UnreadSubscription } from "@/components/subscriptions/unread-subscription";
import { paths } from "@/lib/paths";
import { first } from "@/lib/query";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { getMySubscription } from "@/server/subscriptions/own-queries";

export const instant = false;

export const metadata: Metadata = { title: "Subscribed", robots: { index: false } };

export default async function SubscriptionSuccessPage({ searchParams }: PageProps<"/subscription/success">) {
  const id = first((await searchParams).id) ?? "";
  const found = await getMySubscription(id, subscriptionPaths.success(id));
  if (found.is === "missing") redirect(paths.mySubscriptions);
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      {found.is === "mine" ? (
        <SuccessView subscription={found.subscription} />
      ) : (
        <UnreadSubscription here={subscriptionPaths.success(id)} headingLevel="h1" />
      )}
    </div>
  );
}
