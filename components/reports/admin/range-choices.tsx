import Link from "next/link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { type ReportRange, rangeChoices } from "@/lib/reports/range";
import { withQuery } from "@/lib/with-query";

const names = { "1h": "1 hour", "24h": "24 hours", "7d": "7 days", "30d": "30 days" };

/** The report's date range: presets, or first and last day. */
export function RangeChoices({ path, range }: { path: string; range: ReportRange }) {
  const current = "range" in range.query ? range.query.range : null;
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-3">
      <nav aria-label="Period" className="flex flex-wrap gap-1">
        {rangeChoices.map((one) => (
          <Link
            key={one}
            href={withQuery(path, { range: one })}
            prefetch={false}
            aria-current={one === current ? "page" : undefined}
            className={cn(
              "inline-flex min-h-9 items-center rounded-sm border px-3 pointer-coarse:min-h-11",
              one === current ? "border-foreground bg-accent font-semibold" : "hover:border-foreground",
            )}
          >
            {names[one]}
          </Link>
        ))}
      </nav>
      <form action={path} className="flex flex-wrap items-end gap-2">
        <Day name="from" label="Start date" value={range.days?.first} />
        <Day name="to" label="End date" value={range.days?.last} />
        <Button type="submit" variant="outline" size="sm">
          Show
        </Button>
      </form>
      {range.problem ? (
        <p role="alert" className="w-full text-destructive">
          {range.problem}. Below are the last {range.label}.
        </p>
      ) : null}
    </div>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <div className="grid gap-1">
      <Label htmlFor={`report-${name}`}>{label}</Label>
      <Input id={`report-${name}`} name={name} type="date" defaultValue={value} required className="w-40" />
    </div>
  );
}
