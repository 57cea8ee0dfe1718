import Link from "next/link";
import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import type { ChargeLine } from "@/lib/subscriptions/tell-subscription";

/** What was charged or refused, the newest first, and what came of it. */
export function ChargeHistory({ lines }: { lines: readonly ChargeLine[] }) {
  return (
    <ul className="border-t">
      {lines.map(({ key, at, text, amountPaise, isRefused, orderNumber }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-3">
          <div className="min-w-0">
            <p className="font-semibold">{formatDay(at)}</p>
            <p className={isRefused ? "text-destructive text-sm" : "text-muted-foreground text-sm"}>{text}</p>
          </div>
          <div className="flex flex-wrap items-baseline gap-x-5">
            {orderNumber ? (
              <Link
                href={paths.order(orderNumber)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                Order {orderNumber} and its invoice
              </Link>
            ) : null}
            <span className={isRefused ? "text-muted-foreground tabular-nums" : "font-semibold tabular-nums"}>
              {amountPaise === null ? null : formatPaise(amountPaise)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
