import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { CohortTable, NextCharges } from "@/components/subscriptions/admin/next-charges";
import { SubscriptionRows } from "@/components/subscriptions/admin/subscription-rows";
import { SubscriptionSums } from "@/components/subscriptions/admin/subscription-sums";
import { buttonClasses } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getSubscriptionList } from "@/server/subscriptions/admin-queries";

export const instant = false;

export const metadata: Metadata = { title: "Subscriptions" };

export default async function SubscriptionsPage({ searchParams }: PageProps<"/admin/subscriptions">) {
  const { rows, count, figures, ...list } = await getSubscriptionList(await searchParams);
  return (
    <>
      <PageHeading
        title="Subscriptions"
        actions={
          <>
            <a
              href={adminPaths.subscriptionsFile(list.state.q)}
              download
              className={buttonClasses({ variant: "outline", size: "sm" })}
            >
              Export
            </a>
            <ButtonLink href={adminPaths.subscriptionPlans} variant="outline" size="sm" prefetch={false}>
              Plans and tastes
            </ButtonLink>
          </>
        }
      >
        Subscribers, recurring revenue and failed charges.
      </PageHeading>
      <SubscriptionSums figures={figures} />
      <ListFrame {...list} empty="No subscriptions yet. Add a plan first.">
        <SubscriptionRows state={list.state} rows={rows} count={count} />
      </ListFrame>
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CohortTable cohorts={figures.cohorts} />
        <NextCharges days={figures.next} />
      </div>
    </>
  );
}
