import Link from "next/link";
import { Section } from "@/components/admin/section";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { asPaise, formatPaise, toDecimalRupees } from "@/lib/money";
import type { ProfitCosts, ProfitLine } from "@/lib/reports/profit";
import type { ReportRange } from "@/lib/reports/range";
import { addSums, formatFigure, type ReportColumn, type Sums } from "@/lib/reports/report";

export interface TableLine {
  name: string;
  href: string | null;
  sums: Sums;
  /** The label of the subtotal that includes the line. */
  subtotal: string | null;
}

interface ReportTableProps {
  heading: string;
  columns: readonly ReportColumn[];
  lines: readonly TableLine[];
  /** Over all rows, including those that are not rendered. */
  total: Sums;
  totalHref: string | null;
  totalLabel: string;
}

/** Figures in columns, with subtotals and total; names link to the underlying rows. */
export function ReportTable({ heading, columns, lines, total, totalHref, totalLabel }: ReportTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label={heading} tabIndex={0} className="relative mt-6 scrolls-sideways">
      <table className="w-full min-w-max border-t">
        <thead>
          <tr className="border-b text-left text-muted-foreground [&>th]:h-9 [&>th]:font-normal">
            <th scope="col" className="sticky left-0 z-10 bg-background pr-4">
              {heading}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="px-3 text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(lines, ({ subtotal }) => subtotal)].map(([subtotal, group]) => (
          <tbody key={subtotal}>
            {group.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and rows never move
              <Line key={index} columns={columns} {...line} />
            ))}
            {subtotal ? (
              <Line
                columns={columns}
                name={subtotal}
                href={null}
                sums={group.map(({ sums }) => sums).reduce(addSums)}
                isTotal
              />
            ) : null}
          </tbody>
        ))}
        <tfoot>
          <Line columns={columns} name={totalLabel} href={totalHref} sums={total} isTotal />
        </tfoot>
      </table>
    </section>
  );
}

interface LineProps extends Omit<TableLine, "subtotal"> {
  columns: readonly ReportColumn[];
  isTotal?: boolean;
}

function Line({ columns, name, href, sums, isTotal }: LineProps) {
  return (
    <tr className={cn("border-b [&>td]:h-11", isTotal && "font-semibold")}>
      <th
        scope="row"
        className="wrap-anywhere sticky left-0 z-10 max-w-40 bg-background pr-4 text-left font-[inherit] sm:max-w-md"
      >
        {href ? (
          <Link
            href={href}
            prefetch={false}
            className="link inline-flex min-h-11 items-center pointer-fine:min-h-6"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      {columns.map(({ label, kind, of, hasNoTotal }) => (
        <td key={label} className="px-3 text-right tabular-nums">
          {isTotal && hasNoTotal ? "" : formatFigure(kind, of(sums))}
        </td>
      ))}
    </tr>
  );
}

interface ProfitLinesProps {
  path: string;
  range: ReportRange;
  costs: ProfitCosts;
  lines: readonly ProfitLine[];
}

/** The profit, line by line, with the two costs that the shop's data lacks. */
export function ProfitLines({ path, range, costs, lines }: ProfitLinesProps) {
  return (
    <Section id="profit-heading" title="Profit" className="mt-8 max-w-2xl">
      <form action={path} className="mt-3 flex flex-wrap items-end gap-2">
        {Object.entries(range.query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Cost name="item" label="Cost per item, ₹" paise={costs.item} />
        <Cost name="parcel" label="Cost per parcel, ₹" paise={costs.parcel} />
        <Button type="submit" variant="outline" size="sm">
          Calculate
        </Button>
      </form>
      <p className="mt-2 text-muted-foreground">Enter costs without GST. They're saved in this page's URL.</p>
      <table className="mt-4 w-full border-t">
        <tbody>
          {lines.map(({ label, paise }) => (
            <tr key={label} className="border-b last:font-semibold [&>*]:h-11">
              <th scope="row" className="text-left font-[inherit]">
                {label}
              </th>
              <td className="text-right tabular-nums">{formatPaise(asPaise(paise))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cost({ name, label, paise }: { name: string; label: string; paise: number }) {
  return (
    <div className="grid gap-1">
      <Label htmlFor={`cost-${name}`}>{label}</Label>
      <Input
        id={`cost-${name}`}
        name={name}
        inputMode="decimal"
        pattern="[0-9]{1,5}([.][0-9]{1,2})?"
        title="Enter rupees, such as 180 or 42.50"
        defaultValue={paise === 0 ? "" : toDecimalRupees(asPaise(paise))}
        className="w-36"
      />
    </div>
  );
}
