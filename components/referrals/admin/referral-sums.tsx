import { asPaise, formatPaise } from "@/lib/money";
import type { ReferralFigures } from "@/lib/referrals/admin-referral";

/** The program's results and costs so far. */
export function ReferralSums({ figures }: { figures: ReferralFigures }) {
  const { referrers, orders, firstOrders, salesPaise, rewards, used, costPaise, held } = figures;
  const perOrder = orders === 0 ? "—" : formatPaise(asPaise(Math.round(costPaise / orders)));
  const perCustomer = firstOrders === 0 ? "—" : formatPaise(asPaise(Math.round(costPaise / firstOrders)));
  const facts = [
    ["Referred orders", `${orders}`, `${formatPaise(salesPaise)} from ${referrers} referrers`],
    ["New customers", `${firstOrders}`, "first order"],
    ["Free T-shirts", `${rewards}`, `${used} used, ${formatPaise(costPaise)} in discounts`],
    ["Cost per acquired order", perOrder, `${perCustomer} per new customer`],
    ["To review", `${held}`, held === 1 ? "order is held" : "orders are held"],
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-5">
      {facts.map(([label, value, note]) => (
        <div key={label} className="flex min-w-0 flex-col rounded-md border p-3">
          <dt className="text-muted-foreground text-sm">{label}</dt>
          <dd className="wrap-anywhere font-semibold text-xl tabular-nums">{value}</dd>
          <dd className="text-muted-foreground text-sm">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
