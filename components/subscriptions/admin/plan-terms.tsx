import Link from "next/link";
import { Section } from "@/components/admin/section";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminPlans } from "@/lib/subscriptions/plan-form";

interface PlanTermsProps {
  terms: AdminPlans["terms"];
  seesSettings: boolean;
}

/** Days and hours that emails, pages and rules use; edited in the settings. */
export function PlanTerms({ terms, seesSettings }: PlanTermsProps) {
  const facts = [
    ["Notice before a charge", `${terms.noticeDays} days`],
    ["Changes close before a charge", `${terms.cutoffHours} hours`],
    ["Past due ends after", `${terms.graceDays} days`],
  ];
  return (
    <Section id="terms-heading" title="Terms" className="mt-10">
      <dl className="mt-2 grid max-w-180 gap-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="rounded-md border p-3">
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {seesSettings ? (
        <Link
          href={adminPaths.productSettings}
          prefetch={false}
          className="link mt-1 inline-flex min-h-11 items-center"
        >
          Change in Product settings
        </Link>
      ) : null}
    </Section>
  );
}
