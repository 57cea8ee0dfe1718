import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import type { SubscriptionFigures } from "@/lib/subscriptions/admin-subscription";
import type { SubscriptionStatus } from "@/lib/subscriptions/subscription";

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });

interface Fact {
  label: string;
  value: string;
  note: string;
  /** The search for the counted rows. */
  q?: string;
}

function factsOf({
  states,
  monthlyPaise,
  churn,
  failed,
  asked,
  charged,
  refunded,
}: SubscriptionFigures): Fact[] {
  const count = (...names: SubscriptionStatus[]) => names.reduce((sum, name) => sum + (states[name] ?? 0), 0);
  const running = count("authenticated", "active", "pending");
  const back = refunded.count === 0 ? "" : `, refunds of ${formatPaise(refunded.amountPaise)}`;
  return [
    {
      label: "Active",
      value: String(running),
      note: `${count("paused")} paused, ${count("halted")} past due`,
      q: "status:authenticated,active,pending",
    },
    {
      label: "Monthly revenue",
      value: formatPaise(monthlyPaise),
      note: "active subscriptions, quarterly plans ÷ 3",
    },
    {
      label: `Churn, ${churn.days} days`,
      value: churn.before === 0 ? "—" : percent.format(churn.lost / churn.before),
      note: `${churn.lost} of ${churn.before}`,
      q: "status:cancelled,completed,expired",
    },
    {
      label: "Charged, 30 days",
      value: formatPaise(charged.amountPaise),
      note: `${charged.count} charges${back}`,
    },
    {
      label: "Charge failed",
      value: String(failed.count),
      note: `${formatPaise(failed.amountPaise)} not paid`,
      q: "failed:yes",
    },
    {
      label: "Choice needed",
      value: String(asked.count),
      note: `${formatPaise(asked.amountPaise)} without an order`,
      q: "asked:yes",
    },
  ];
}

/** Subscription revenue, and what needs attention; each figure links to its rows. */
export function SubscriptionSums({ figures }: { figures: SubscriptionFigures }) {
  return (
    <div className="@container mt-5">
      <dl className="grid tight:grid-cols-1 grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-6">
        {factsOf(figures).map(({ label, value, note, q }) => (
          <div key={label} className="flex min-w-0 flex-col rounded-md border p-3">
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold text-xl tabular-nums">
              {q === undefined ? (
                value
              ) : (
                <Link
                  href={adminPaths.subscriptionsThatFit(q)}
                  prefetch={false}
                  className="inline-block min-h-11 min-w-11 content-center underline decoration-1 underline-offset-4 hover:decoration-2 pointer-fine:min-h-0"
                  aria-label={`${label}: ${value}`}
                >
                  {value}
                </Link>
              )}
            </dd>
            <dd className="text-muted-foreground text-sm">{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
