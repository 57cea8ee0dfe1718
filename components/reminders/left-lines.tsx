import Link from "next/link";
import { LinePicture } from "@/components/pictures/line-picture";
import { asPaise, formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import type { LeftLine } from "@/lib/reminders/reminder";

/** The items of an abandoned cart, at current prices. */
export function LeftLines({ lines }: { lines: readonly LeftLine[] }) {
  return (
    <ul className="room grid gap-4 border-y py-5">
      {lines.map(({ slug, name, size, color, colorName, quantity, pricePaise, imageUrl }) => (
        <li
          key={`${slug} ${color} ${size}`}
          className="grid tight:grid-cols-1 grid-cols-[--spacing(16)_1fr_auto] gap-x-4"
        >
          <div className="tight:mb-2 tight:w-16">
            <LinePicture url={imageUrl} width={64} />
          </div>
          <div className="min-w-0">
            <Link
              href={paths.variant(slug, { color, size })}
              prefetch={false}
              className="wrap-anywhere font-semibold"
            >
              {name}
            </Link>
            <p className="text-muted-foreground text-sm tabular-nums">
              {colorName} · {size} · {quantity} × {formatPaise(pricePaise)}
            </p>
          </div>
          <p className="font-semibold tabular-nums">{formatPaise(asPaise(pricePaise * quantity))}</p>
        </li>
      ))}
    </ul>
  );
}
