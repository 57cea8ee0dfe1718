"use client";

import { asPaise, formatPaise } from "@/lib/money";
import type { DaySales } from "@/lib/orders/sales";
import { formatShortDay } from "@/lib/orders/when";
import { LazyDayBars } from "./lazy-day-bars";

/** Sales by day as bars, and as a table for screen readers. */
export function SalesChart({ days }: { days: readonly DaySales[] }) {
  return (
    <>
      <LazyDayBars
        days={days.map(({ day, orders, totalPaise }) => ({
          day,
          value: totalPaise,
          tip: `${formatPaise(totalPaise)} · ${orders === 1 ? "1 order" : `${orders} orders`}`,
        }))}
        formatDay={formatShortDay}
        formatValue={(paise) => formatPaise(asPaise(paise))}
        axisWidth={72}
      />
      <div className="sr-only">
        <table>
          <caption>Sales by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Orders</th>
              <th scope="col">Sales</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, totalPaise }) => (
              <tr key={day}>
                <th scope="row">{formatShortDay(day)}</th>
                <td>{orders}</td>
                <td>{formatPaise(totalPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
