import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { lowHref } from "./low-href";

interface LowTabsProps {
  isOut: boolean;
  low: number;
  out: number;
  /** The search beside it. */
  text: string;
}

export function LowTabs({ isOut, low, out, text }: LowTabsProps) {
  const tabs = [
    { name: "Low stock", count: low, isOut: false },
    { name: "Sold out", count: out, isOut: true },
  ];
  return (
    <nav aria-label="Lists" className="flex gap-6 border-b">
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          href={lowHref({ isOut: tab.isOut, text })}
          prefetch={false}
          aria-current={tab.isOut === isOut ? "page" : undefined}
          className={cn(
            "-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 pointer-coarse:min-h-11",
            tab.isOut === isOut ? "border-foreground font-semibold" : "border-transparent hover:border-input",
          )}
        >
          {tab.name}
          <span className="font-normal text-muted-foreground tabular-nums">{tab.count}</span>
        </Link>
      ))}
    </nav>
  );
}
