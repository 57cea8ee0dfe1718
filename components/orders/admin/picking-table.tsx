import Link from "next/link";
import { Checkbox } from "@/components/ui/checkbox";
import { adminPaths } from "@/lib/admin-paths";
import type { PickingLine } from "@/lib/orders/picking-list";

/** One line per variant, to tick off while picking. */
export function PickingTable({ lines }: { lines: readonly PickingLine[] }) {
  return (
    <ul aria-label="Items to pick" className="mt-6 border-t">
      {lines.map((line) => (
        <li
          key={`${line.sku} ${line.title} ${line.color} ${line.size}`}
          className="grid gap-x-8 border-b py-1.5 lg:grid-cols-2 lg:items-center"
        >
          <Checkbox
            label={<PickedVariant line={line} />}
            className="has-checked:text-muted-foreground has-checked:line-through"
          />
          <p className="flex flex-wrap gap-x-4 pl-8 lg:pl-0">
            {line.orders.map(({ number, quantity }) => (
              <Link
                key={number}
                href={adminPaths.order(number)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center whitespace-nowrap pointer-fine:min-h-9"
              >
                {quantity > 1 ? `${number} × ${quantity}` : number}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function PickedVariant({ line: { quantity, title, color, size, sku } }: { line: PickingLine }) {
  return (
    <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
      <b className="text-right text-lg tabular-nums">{quantity} ×</b>
      <span className="wrap-anywhere">
        <b className="font-semibold">{title}</b>, {color}, {size}
        <br />
        <span className="text-muted-foreground">{sku}</span>
      </span>
    </span>
  );
}
