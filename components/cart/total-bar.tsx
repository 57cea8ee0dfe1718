import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { formatPaise, type Paise } from "@/lib/money";

interface TotalRowProps {
  totalPaise: Paise | null;
  isStale?: boolean;
  /** The shopper has tapped the button and waits for the total. */
  isChecking?: boolean;
}

/** On a phone it is narrow, because it shares the bottom bar with the button. */
export function TotalRow({ totalPaise, isStale = false, isChecking = false }: TotalRowProps) {
  return (
    <p
      data-slot="total"
      className="flex min-w-0 flex-col max-lg:grow max-lg:basis-[5rem] lg:flex-row lg:items-baseline lg:justify-between lg:gap-4"
    >
      <span className="text-sm leading-[1.25rem] lg:text-base">
        <span className="font-semibold lg:text-lg">Total</span>{" "}
        <span className="text-muted-foreground text-xs lg:text-sm">
          {isChecking ? "checking…" : "incl. taxes"}
        </span>
      </span>
      <span
        translate="no"
        className={cn(
          "font-bold text-xl tabular-nums tracking-tight transition-opacity lg:text-2xl",
          isStale && "opacity-50",
        )}
      >
        {totalPaise === null ? "…" : formatPaise(totalPaise)}
      </span>
    </p>
  );
}

/** Total and button: fixed at the bottom of a phone's screen, at the end of the summary on a desktop. */
export function TotalBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 border-t bg-background px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:rounded-b-md lg:border-foreground/15 lg:bg-muted lg:p-5"
    >
      {note}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:items-stretch lg:gap-4">
        {children}
      </div>
    </div>
  );
}
