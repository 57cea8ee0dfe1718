import Link from "next/link";
import { Section } from "@/components/admin/section";
import { cn } from "@/components/ui/cn";
import { adminPaths } from "@/lib/admin-paths";
import type { Cut } from "@/lib/catalog/product";
import { curveDays, cutNames, cuts, describeSizeAdvice, type SizeLine } from "@/lib/inventory/size-curve";
import { formatVariantName, type StockVariant } from "@/lib/inventory/stock-variant";
import { LevelBadge } from "./level-badge";

interface SizeCurveProps {
  lines: readonly SizeLine[];
  days: number;
}

const count = new Intl.NumberFormat("en-IN");
const share = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = "px-2 text-right tabular-nums";

/** Each size's share of sales over its share of stock. */
export function SizeCurve({ lines, days }: SizeCurveProps) {
  if (lines.length === 0) return <p className="mt-8 text-muted-foreground">No products on sale here.</p>;
  const widest = Math.max(1, ...lines.flatMap(({ soldShare, hadShare }) => [soldShare ?? 0, hadShare ?? 0]));
  return (
    <section aria-labelledby="curve-heading" className="mt-8">
      <h2 id="curve-heading" className="font-semibold text-lg">
        Last {days} days
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-5 text-muted-foreground" aria-hidden="true">
        <span className="flex items-center gap-2">
          <span className="h-2.5 w-5 bg-brand" /> of sales
        </span>
        <span className="flex items-center gap-2">
          <span className="h-2.5 w-5 border border-foreground/60" /> of stock
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label="Sizes" tabIndex={0} className="relative mt-3 scrolls-sideways">
        <table className="w-full min-w-[52rem] border-t">
          <thead>
            <tr className="border-b text-left text-muted-foreground [&>th]:h-9 [&>th]:font-normal">
              <th scope="col" className="sticky left-0 z-10 w-14 bg-background sm:w-20">
                Size
              </th>
              <th scope="col">Share</th>
              <th scope="col" className="w-20 px-2 text-right">
                Sold
              </th>
              <th scope="col" className="w-24 px-2 text-right">
                In stock
              </th>
              <th scope="col" className="w-20 px-2 text-right">
                Sold %
              </th>
              <th scope="col" className="w-20 px-2 text-right">
                Available now
              </th>
              <th scope="col" className="w-28 px-2 text-right">
                Sold out now
              </th>
              <th scope="col" className="w-24 px-2 text-right">
                Lost demand
              </th>
              <th scope="col" className="w-24 px-2 text-right">
                Waiting
              </th>
              <th scope="col" className="w-64 pl-4">
                <span className="sr-only">Suggestion</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.size} className="border-b [&>td]:h-11">
                <th scope="row" className="sticky left-0 z-10 bg-background text-left font-semibold">
                  {line.size}
                </th>
                <td className="pr-4">
                  <Bars line={line} widest={widest} />
                </td>
                <td className={number}>{count.format(line.sold)}</td>
                <td className={number}>{count.format(line.had)}</td>
                <td className={number}>
                  {line.sellThrough === null ? "–" : `${share.format(line.sellThrough)}%`}
                </td>
                <td className={number}>{count.format(line.free)}</td>
                <td className={number}>
                  {line.soldOut} of {line.variants}
                </td>
                <td className={number}>{line.missed}</td>
                <td className={number}>{line.waiting}</td>
                <td className="pl-4 text-muted-foreground">{describeSizeAdvice(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Bars({ line: { soldShare, hadShare }, widest }: { line: SizeLine; widest: number }) {
  return (
    <span className="grid gap-1">
      <span className="sr-only">
        {soldShare ?? 0}% of sales, {hadShare ?? 0}% of stock
      </span>
      <span
        aria-hidden="true"
        className="h-2.5 bg-brand"
        style={{ width: `${(100 * (soldShare ?? 0)) / widest}%` }}
      />
      <span
        aria-hidden="true"
        className="h-2.5 border border-foreground/60"
        style={{ width: `${(100 * (hadShare ?? 0)) / widest}%` }}
      />
    </span>
  );
}

interface CurveChoicesProps {
  days: number;
  cut: Cut;
  /** One product instead of a cut. */
  product: { id: number; name: string } | null;
}

export function CurveChoices({ days, cut, product }: CurveChoicesProps) {
  const of: Record<string, string> = product ? { product: String(product.id) } : { cut };
  const linkTo = (choice: Record<string, string>) => `${adminPaths.sizes}?${new URLSearchParams(choice)}`;
  return (
    <div className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
      <nav aria-label="Period" className="flex flex-wrap gap-1">
        {curveDays.map((one) => (
          <Choice key={one} href={linkTo({ ...of, days: String(one) })} isCurrent={one === days}>
            {one} days
          </Choice>
        ))}
      </nav>
      <nav aria-label="Cut" className="flex flex-wrap gap-1">
        {cuts.map((one) => (
          <Choice
            key={one}
            href={linkTo({ cut: one, days: String(days) })}
            isCurrent={!product && one === cut}
          >
            {cutNames[one]}
          </Choice>
        ))}
        {product ? (
          <Choice href={linkTo({ product: String(product.id), days: String(days) })} isCurrent>
            {product.name}
          </Choice>
        ) : null}
      </nav>
    </div>
  );
}

function Choice({
  href,
  isCurrent,
  children,
}: {
  href: string;
  isCurrent: boolean;
  children: React.ReactNode;
}) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "inline-flex min-h-9 items-center rounded-sm border px-3 pointer-coarse:min-h-11",
        isCurrent ? "border-foreground bg-accent font-semibold" : "hover:border-foreground",
      )}
    >
      {children}
    </Link>
  );
}

interface MissedSizesProps {
  missed: readonly { variant: StockVariant; people: number }[];
  days: number;
}

/** The sold-out sizes that most people chose. */
export function MissedSizes({ missed, days }: MissedSizesProps) {
  return (
    <Section id="missed-heading" title="Lost demand" className="mt-10 max-w-3xl">
      <p className="mt-1 text-muted-foreground">
        People who selected a sold-out size in the last {days} days, counted once per person, day and variant.
        Only the number is stored.
      </p>
      {missed.length > 0 ? (
        <ol aria-label="Lost demand" className="mt-3 border-t">
          {missed.map(({ variant, people }) => (
            <li key={variant.id} className="flex items-center gap-4 border-b">
              <span className="w-12 shrink-0 text-right font-semibold tabular-nums">{people}</span>
              <Link
                href={adminPaths.variant(variant.id)}
                prefetch={false}
                className="flex min-h-11 min-w-0 flex-1 items-center py-1 hover:underline pointer-fine:min-h-9"
              >
                {formatVariantName(variant)}
              </Link>
              <LevelBadge variant={variant} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-3 text-muted-foreground">None yet.</p>
      )}
    </Section>
  );
}
