import { cn } from "@/components/ui/cn";
import { CheckIcon } from "@/components/ui/form-icons";
import type { OrderSummary } from "@/lib/orders/order";
import { progressOf } from "@/lib/orders/status";

const words = { done: "done", current: "now", ahead: "to come" };

interface OrderProgressProps {
  order: Pick<OrderSummary, "status">;
  /** What must arrive before a confirmed order is printed. */
  waitsFor?: string | null;
}

/** The delivery progress; empty for an order that is not in progress. A phone labels only the current step. */
export function OrderProgress({ order, waitsFor = null }: OrderProgressProps) {
  const steps = progressOf(order);
  if (!steps) return null;
  const current = steps.find((step) => step.state === "current") ?? steps.at(-1);
  const waits = order.status === "Confirmed" ? waitsFor : null;
  const next = steps.find((step) => step.state === "ahead");
  return (
    <div>
      <ol className="grid grid-cols-5 gap-1.5 sm:gap-2">
        {steps.map(({ label, state }) => (
          <li key={label} aria-current={state === "current" ? "step" : undefined} className="min-w-0">
            <span
              aria-hidden="true"
              className={cn("block h-1.5 rounded-full", state === "ahead" ? "bg-foreground/10" : "bg-brand")}
            />
            <span
              className={cn(
                "mt-2 flex items-start gap-1 text-sm leading-tight max-sm:sr-only",
                state === "current" ? "font-semibold" : "text-muted-foreground",
              )}
            >
              {state === "done" ? <CheckIcon className="mt-0.5 size-3.5 shrink-0" /> : null}
              <span>
                {label}
                <span className="sr-only"> ({words[state]})</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      {waits ? (
        <p className="mt-2 text-sm">
          <span className="font-semibold">{current?.label}</span>, waiting for {waits}
        </p>
      ) : (
        <p aria-hidden="true" className="mt-2 text-sm sm:hidden">
          <span className="font-semibold">{current?.label}</span>
          {next ? <span className="text-muted-foreground">, next: {next.label.toLowerCase()}</span> : null}
        </p>
      )}
    </div>
  );
}
