import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoteForm } from "@/components/admin/note-form";
import { PageHeading } from "@/components/admin/page-heading";
import { Timeline } from "@/components/admin/timeline";
import { SubscriptionBadge } from "@/components/subscriptions/admin/subscription-badge";
import { SubscriptionCharges } from "@/components/subscriptions/admin/subscription-charges";
import {
  NextParcel,
  SubscriptionFacts,
  SubscriptionStatements,
} from "@/components/subscriptions/admin/subscription-facts";
import { SubscriptionSteps } from "@/components/subscriptions/admin/subscription-steps";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { listSteps } from "@/lib/subscriptions/admin-steps";
import { describePlan } from "@/lib/subscriptions/describe-plan";
import { buildSubscriptionTimeline } from "@/lib/subscriptions/timeline";
import { addSubscriptionNoteAction } from "@/server/subscriptions/admin-actions";
import { getSubscriptionPage } from "@/server/subscriptions/admin-queries";

export const instant = false;

export const metadata: Metadata = { title: "Subscription" };

export default async function SubscriptionPage({
  params,
}: PageProps<"/admin/subscriptions/[subscriptionId]">) {
  const page = await getSubscriptionPage((await params).subscriptionId);
  if (!page) notFound();
  const { subscription, canWrite, seesBuyers, seesOrders } = page;
  const { id, version, number, name, plan, amountPaise, status, userId } = subscription;
  return (
    <>
      <PageHeading
        title={number}
        actions={
          <>
            {seesBuyers && userId ? (
              <ButtonLink href={adminPaths.user(userId)} variant="outline" size="sm" prefetch={false}>
                Customer
              </ButtonLink>
            ) : null}
            {canWrite ? (
              <SubscriptionSteps key={version} subscription={subscription} steps={listSteps(subscription)} />
            ) : null}
          </>
        }
      >
        <SubscriptionBadge status={status} /> {name}: {plan.name}, {describePlan(plan)} for{" "}
        {formatPaise(amountPaise)}
      </PageHeading>
      <SubscriptionStatements subscription={subscription} />
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
        <div className="grid min-w-0 content-start gap-10">
          <NextParcel subscription={subscription} />
          <SubscriptionCharges
            charges={subscription.charges}
            failures={subscription.failures}
            canWrite={canWrite}
            seesOrders={seesOrders}
          />
          <Timeline
            lines={buildSubscriptionTimeline(subscription.events)}
            dots={{ gateway: "bg-brand", step: "bg-input", note: "bg-warning" }}
          >
            {canWrite ? (
              <NoteForm
                about={{ id }}
                save={addSubscriptionNoteAction}
                hint="The customer never sees it."
                most={400}
              />
            ) : null}
          </Timeline>
        </div>
        <div className="min-w-0 xl:border-l xl:pl-8">
          <SubscriptionFacts subscription={subscription} canWrite={canWrite} />
        </div>
      </div>
    </>
  );
}
