import Link from "next/link";
import { formatStockActor, formatStockMove, type StockMove, signed } from "@/lib/inventory/ledger";
import { availableQuantity, type StockVariant } from "@/lib/inventory/stock-variant";
import { formatDayAndTime } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { LevelBadge } from "./level-badge";

interface LedgerProps {
  moves: readonly StockMove[];
}

const number = "px-2 py-2 text-right tabular-nums align-top";

/** Every stock movement and reservation, newest first. */
export function Ledger({ moves }: LedgerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label="Stock history" tabIndex={0} className="relative mt-3 scrolls-sideways">
      <table className="w-full min-w-[38rem] border-t">
        <thead>
          <tr className="border-b text-left text-muted-foreground [&>th]:h-9 [&>th]:font-normal">
            <th scope="col" className="w-44">
              When
            </th>
            <th scope="col">Change</th>
            <th scope="col" className="w-36">
              Who
            </th>
            <th scope="col" className="w-24 px-2 text-right">
              On hand
            </th>
            <th scope="col" className="w-24 px-2 text-right">
              Reserved
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={move.id} className="border-b">
              <td className="py-2 align-top text-muted-foreground">
                <time dateTime={move.at}>{formatDayAndTime(new Date(move.at))}</time>
              </td>
              <td className="py-2 align-top">
                {formatStockMove(move)}
                {move.orderNumber ? (
                  <span>
                    {" "}
                    <Link href={paths.order(move.orderNumber)} prefetch={false} className="link">
                      {move.orderNumber}
                    </Link>
                  </span>
                ) : null}
                {move.note ? <span className="block text-muted-foreground">{move.note}</span> : null}
              </td>
              <td className="wrap-anywhere py-2 align-top">{formatStockActor(move)}</td>
              <td className={number}>
                <Change delta={move.stockDelta} after={move.stockAfter} />
              </td>
              <td className={number}>
                <Change delta={move.reservedDelta} after={move.reservedAfter} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Change({ delta, after }: { delta: number; after: number }) {
  return (
    <>
      {delta === 0 ? null : <span className="mr-2 font-semibold">{signed(delta)}</span>}
      <span className="text-muted-foreground">{after}</span>
    </>
  );
}

/** On hand, reserved and available, large. */
export function VariantNumbers({ variant }: { variant: StockVariant }) {
  const numbers = [
    ["On hand", variant.stock],
    ["Reserved", variant.reserved],
    ["Available", availableQuantity(variant)],
  ] as const;
  return (
    <dl className="mt-6 flex flex-wrap items-end gap-x-10 gap-y-4">
      {numbers.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="font-semibold text-3xl tabular-nums leading-none">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="sr-only">Status</dt>
        <dd>
          <LevelBadge variant={variant} />
        </dd>
      </div>
    </dl>
  );
}
