"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { formatPaise } from "@/lib/money";
import type { DaySales } from "@/lib/orders/sales";
import { formatShortDay } from "@/lib/orders/when";

// The chart's library is as large as the rest of the page: it comes when the chart is in view.
const SalesBars = lazy(async () => ({ default: (await import("./sales-bars")).SalesBars }));

/** Sales by day as bars, and as a table for those who don't see them. */
export function SalesChart({ days }: { days: readonly DaySales[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={box} aria-hidden="true" className="mt-6 h-56">
        {isSeen ? (
          <Suspense>
            <SalesBars days={days} />
          </Suspense>
        ) : null}
      </div>
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
