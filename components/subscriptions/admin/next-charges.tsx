import { asPaise, formatPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import type { SubscriptionFigures } from "@/lib/subscriptions/desk";

/** What the gateway means to charge in the coming days. */
export function NextCharges({ days }: { days: SubscriptionFigures["next"] }) {
  const charges = days.reduce((sum, day) => sum + day.charges, 0);
  const paise = days.reduce((sum, day) => sum + day.amountPaise, 0);
  const most = Math.max(1, ...days.map(({ amountPaise }) => amountPaise));
  return (
    <section aria-labelledby="next-heading" className="min-w-0">
      <h2 id="next-heading" className="font-semibold text-lg">
        The coming 30 days
      </h2>
      <p className="text-muted-foreground">
        {charges === 0
          ? "No charge is due."
          : `${charges} ${charges === 1 ? "charge" : "charges"}, ${formatPaise(asPaise(paise))} in all.`}
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
              style={{ width: `${(100 * amountPaise) / most}%` }}
            />
            <span className="text-right">
              {formatPaise(amountPaise)} <span className="text-muted-foreground">· {count}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
