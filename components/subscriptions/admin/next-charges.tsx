import { Section } from "@/components/admin/section";
import { asPaise, formatPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import type { Cohort, SubscriptionFigures } from "@/lib/subscriptions/admin-subscription";
import { monthName } from "@/lib/subscriptions/month-name";

/** The gateway's planned charges of the coming days. */
export function NextCharges({ days }: { days: SubscriptionFigures["next"] }) {
  const charges = days.reduce((sum, day) => sum + day.charges, 0);
  const paise = days.reduce((sum, day) => sum + day.amountPaise, 0);
  const max = Math.max(1, ...days.map(({ amountPaise }) => amountPaise));
  return (
    <Section id="next-heading" title="Next 30 days" className="min-w-0">
      <p className="text-muted-foreground">
        {charges === 0
          ? "No upcoming charges."
          : `${charges} ${charges === 1 ? "charge" : "charges"}, ${formatPaise(asPaise(paise))} in total.`}
      </p>
      <ul className="mt-3">
        {days.map(({ day, charges: count, amountPaise }) => (
          <li
            key={day}
            className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3 border-b py-1.5 tabular-nums"
          >
            <span>{formatShortDay(day)}</span>
            <span
              aria-hidden="true"
              className="h-2 rounded-sm bg-brand"
              style={{ width: `${(100 * amountPaise) / max}%` }}
            />
            <span className="text-right">
              {formatPaise(amountPaise)} <span className="text-muted-foreground">· {count}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 0 });

/** Subscribers by start month, and how many remained after each month. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const max = Math.max(0, ...cohorts.map(({ alive }) => alive.length));
  const months = Array.from({ length: max }, (_, n) => n + 1);
  return (
    <Section id="cohorts-heading" title="Retention" className="min-w-0">
      <p className="text-muted-foreground">
        By month of first charge. Plan changes aren't churn. A month is shown once everyone has reached it.
      </p>
      {cohorts.length === 0 ? (
        <p className="mt-3 text-muted-foreground">No charges yet.</p>
      ) : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          tabIndex={0}
          aria-label="Retention by month"
          className="mt-3 scrolls-sideways"
        >
          <table className="w-full text-left text-sm tabular-nums">
            <thead>
              <tr className="border-b">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Started
                </th>
                <th scope="col" className="px-2 py-2 text-right font-semibold">
                  Subscribers
                </th>
                {months.map((n) => (
                  <th key={n} scope="col" className="whitespace-nowrap px-2 py-2 text-right font-semibold">
                    {n === 1 ? "1 month" : n}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cohorts.map(({ month, people, alive }) => (
                <tr key={month} className="border-b">
                  <th scope="row" className="whitespace-nowrap py-2 pr-4 font-normal">
                    {monthName(month)}
                  </th>
                  <td className="px-2 py-2 text-right">{people}</td>
                  {months.map((n) => (
                    <Share key={n} count={alive[n - 1]} people={people} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Section>
  );
}

/** undefined: not all of them have reached that month. */
function Share({ count, people }: { count: number | undefined; people: number }) {
  if (count === undefined) return <td className="px-2 py-2 text-right text-muted-foreground">–</td>;
  return (
    <td className="px-2 py-2 text-right" title={`${count} of ${people}`}>
      {percent.format(count / people)}
    </td>
  );
}
