import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PlanList } from "@/components/subscriptions/admin/plan-list";
import { PlanTerms } from "@/components/subscriptions/admin/plan-terms";
import { TastesForm } from "@/components/subscriptions/admin/tastes-form";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getPlansPage } from "@/server/subscriptions/admin-queries";

export const instant = false;

export const metadata: Metadata = { title: "Plans and tastes" };

export default async function SubscriptionPlansPage() {
  const { plans, tastes, tastesVersion, terms, canWrite, seesSettings } = await getPlansPage();
  return (
    <>
      <PageHeading
        title="Plans and tastes"
        actions={
          <ButtonLink href={adminPaths.subscriptions} variant="outline" size="sm" prefetch={false}>
            Subscriptions
          </ButtonLink>
        }
      >
        Plans customers can subscribe to. A new price applies to new subscribers only.
      </PageHeading>
      <PlanList plans={plans} canWrite={canWrite} />
      <PlanTerms terms={terms} seesSettings={seesSettings} />
      <TastesForm tastes={tastes} version={tastesVersion} canWrite={canWrite} />
    </>
  );
}
