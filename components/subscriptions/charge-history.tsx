import Link from "next/link";
import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import type { Charge } from "@/lib/subscriptions/subscription";
import { tellCharge } from "@/lib/subscriptions/tell-subscription";

/** What was charged, the newest first, and what came of it. */
export function ChargeHistory({ charges }: { charges: readonly Charge[] }) {
  return (
    <ul className="border-t">
      {charges.map((charge) => (
        <li
          key={charge.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold">{formatDay(charge.paidAt)}</p>
            <p className="text-muted-foreground text-sm">{tellCharge(charge)}</p>
          </div>
          <div className="flex flex-wrap items-baseline gap-x-5">
            {charge.orderNumber ? (
              <Link
                href={paths.order(charge.orderNumber)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                Order {charge.orderNumber} and its invoice
              </Link>
            ) : null}
            <span className="font-semibold tabular-nums">{formatPaise(charge.amountPaise)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
