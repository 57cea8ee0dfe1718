import type { Metadata } from "next";
import { connection } from "next/server";
import { PageHeading } from "@/components/admin/page-heading";
import { RegistrationCases } from "@/components/orders/admin/registration-cases";
import { GstChangeForm } from "@/components/settings/admin/gst-change-form";
import { RateTable } from "@/components/settings/admin/rate-table";
import { ThresholdExample } from "@/components/settings/admin/threshold-example";
import { Alert } from "@/components/ui/alert";
import { formatPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import { readOnlyReason } from "@/lib/settings/saved";
import { now } from "@/server/clock";
import { getRegistrationCases } from "@/server/invoices/queries";
import { getTaxPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Tax" };

export default async function TaxPage() {
  await connection();
  const { canWrite, today, rates, threshold, tee } = await getTaxPage(now());
  const { canStep, cases } = await getRegistrationCases();
  return (
    <>
      <PageHeading title="Tax">
        All prices include GST. The latest rate in effect with the longest matching HSN code applies.
      </PageHeading>
      {canWrite ? null : <Alert className="mt-6 max-w-[45rem]">{readOnlyReason}</Alert>}
      <p className="mt-6 max-w-[45rem] border-l-2 pl-4">
        <span>A tee for {formatPaise(tee.unitPaise)} has </span>
        {tee.steps.map(({ from, percent }) => (
          <span key={from ?? "today"}>
            {from === null ? (
              <strong>{percent}% GST today</strong>
            ) : (
              <span>
                , and <strong>{percent}%</strong> from {formatShortDay(from)}
              </span>
            )}
          </span>
        ))}
        <span>{tee.steps.length === 1 ? ", and no change is scheduled." : "."}</span>
      </p>
      {threshold ? (
        <section aria-labelledby="threshold-heading" className="mt-8 max-w-[45rem]">
          <h2 id="threshold-heading" className="font-semibold text-lg">
            Does the {formatPaise(threshold.abovePaise)} threshold include GST?
          </h2>
          <p>
            In your rate, it {threshold.aboveIncludesTax ? "does" : "doesn't"}. Check with your accountant; to
            change it, add the rate again from tomorrow.
          </p>
          <ThresholdExample comparison={threshold} />
        </section>
      ) : null}
      <section aria-labelledby="rates-heading" className="mt-8 max-w-[45rem]">
        <h2 id="rates-heading" className="font-semibold text-lg">
          Rates
        </h2>
        <p className="text-muted-foreground">
          Rates in effect can't be removed, because invoices use them. Scheduled rates can.
        </p>
        <RateTable rates={rates} today={today} canWrite={canWrite} />
      </section>
      {canWrite ? <GstChangeForm /> : null}
      <section aria-labelledby="registrations-heading" className="mt-10 max-w-[45rem]">
        <h2 id="registrations-heading" className="font-semibold text-lg">
          E-invoices and e-way bills
        </h2>
        <p className="text-muted-foreground">
          Switched on in Product settings. A case closes when the portal accepts the document.
        </p>
        <RegistrationCases cases={cases} canStep={canStep} now={now()} />
      </section>
    </>
  );
}
