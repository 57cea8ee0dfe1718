import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { type DashboardRange, dashboardRanges } from "@/lib/analytics/dashboard";
import { officePaths } from "@/lib/office-paths";
import { withQuery } from "@/lib/with-query";

const names: Record<DashboardRange, string> = {
  "1h": "1 hour",
  "24h": "24 hours",
  "7d": "7 days",
  "30d": "30 days",
};

export function RangeLinks({ range }: { range: DashboardRange }) {
  return (
    <nav aria-label="Time" className="mt-6 flex flex-wrap gap-1">
      {dashboardRanges.map((one) => (
        <Link
          key={one}
          href={withQuery(officePaths.analytics, { range: one })}
          prefetch={false}
          aria-current={one === range ? "page" : undefined}
          className={cn(
            "inline-flex min-h-9 items-center rounded-sm border px-3 pointer-coarse:min-h-11",
            one === range ? "border-foreground bg-accent font-semibold" : "hover:border-foreground",
          )}
        >
          {names[one]}
        </Link>
      ))}
    </nav>
  );
}
