import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PlanDesk } from "@/components/subscriptions/admin/plan-desk";
import { PlanTerms } from "@/components/subscriptions/admin/plan-terms";
import { TastesForm } from "@/components/subscriptions/admin/tastes-form";
import { ButtonLink } from "@/components/ui/button-link";
import { officePaths } from "@/lib/office-paths";
import { getPlansPage } from "@/server/subscriptions/desk-queries";

export const instant = false;

export const metadata: Metadata = { title: "Plans and tastes" };

export default async function SubscriptionPlansPage() {
  const { plans, tastes, tastesVersion, terms, canWrite, seesSettings } = await getPlansPage();
  return (
    <>
      <PageHeading
        title="Plans and tastes"
        actions={
          <ButtonLink href={officePaths.subscriptions} variant="outline" size="sm" prefetch={false}>
            Subscriptions
          </ButtonLink>
        }
      >
        Plans customers can subscribe to. A new price applies to new subscribers only.
      </PageHeading>
      <PlanDesk plans={plans} canWrite={canWrite} />
      <PlanTerms terms={terms} seesSettings={seesSettings} />
      <TastesForm tastes={tastes} version={tastesVersion} canWrite={canWrite} />
    </>
  );
}
