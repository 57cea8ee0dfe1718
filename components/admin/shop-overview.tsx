import type { ReactNode } from "react";
import { lowStock, type ShopCounts } from "@/lib/orders/shop-counts";

interface ShopOverviewProps {
  firstName: string;
  counts: ShopCounts;
  /** Between the heading and the numbers */
  children: ReactNode;
}

/** The state of the shop in the numbers that the viewer may see. */
export function ShopOverview({ firstName, counts, children }: ShopOverviewProps) {
  const { orders, productsLow } = counts;
  const facts = [
    { label: "Orders today", value: orders?.today, note: "since midnight" },
    { label: "Orders to pack", value: orders?.toPack, note: "confirmed or being printed" },
    { label: "Unpaid orders", value: orders?.unpaid, note: "waiting for an online payment" },
    { label: "Products low in stock", value: productsLow, note: `${lowStock} pieces or fewer` },
  ];
  return (
    <>
      <h1 className="display wrap-anywhere text-4xl sm:text-5xl">
        {firstName ? `Welcome, ${firstName}` : "Welcome"}
      </h1>
      {children}
      <dl className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value, note }) =>
          typeof value === "number" ? (
            <div key={label} className="flex flex-col rounded-md border bg-card p-5">
              <dt className="font-semibold">{label}</dt>
              <dd className="display mt-3 text-5xl tabular-nums">{value.toLocaleString("en-IN")}</dd>
              <dd className="mt-1 text-muted-foreground text-sm">{note}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
