import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminGroup } from "@/lib/groups/admin-group";

const states = { paid: "Paid", unpaid: "Not paid", paying: "Payment started", cancelled: "Cancelled" };

/** The print job of a group: paid tees by size, then those that aren't printed. */
export function GroupJob({ tees }: { tees: AdminGroup["tees"] }) {
  const paid = tees.filter(({ state }) => state === "paid");
  const bySize = Map.groupBy(paid, ({ size }) => size);
  const others = tees.filter(({ state }) => state !== "paid");
  return (
    <div className="mt-8 grid gap-8">
      {[...bySize].map(([size, of]) => (
        <TeesOf key={size} title={`${size}: ${of.length}`} tees={of} />
      ))}
      {others.length > 0 ? <TeesOf title="Not printed" tees={others} /> : null}
    </div>
  );
}

function TeesOf({ title, tees }: { title: string; tees: AdminGroup["tees"] }) {
  return (
    <section aria-label={title}>
      <h2 className="font-semibold text-lg">{title}</h2>
      <ul className="mt-2 divide-y border-y">
        {tees.map((tee) => (
          <li key={tee.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <span className="wrap-anywhere min-w-0">
              <b dir="auto">{tee.name}</b> <b className="tabular-nums">{tee.number}</b>
              <span className="text-muted-foreground text-sm">{` ${tee.size} · ${tee.status ?? states[tee.state]}`}</span>
            </span>
            {tee.orderNumber ? (
              <span className="flex flex-wrap gap-x-4">
                <Link
                  href={adminPaths.order(tee.orderNumber)}
                  prefetch={false}
                  className="link min-h-11 content-center"
                >
                  {tee.orderNumber}
                </Link>
                {tee.state === "paid" ? (
                  <a href={adminPaths.printFiles(tee.orderNumber)} className="link min-h-11 content-center">
                    Print files
                  </a>
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
