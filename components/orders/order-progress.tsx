import { CheckIcon } from "@/components/ui/icons";
import type { OrderSummary } from "@/lib/orders/order";
import { progressOf } from "@/lib/orders/status";

const words = { done: "done", current: "now", ahead: "to come" };

/** Where the parcel is; nothing for an order that is not under way. */
export function OrderProgress({ order }: { order: Pick<OrderSummary, "status"> }) {
  const steps = progressOf(order);
  if (!steps) return null;
  return (
    <ol className="grid grid-cols-5 gap-1.5 sm:gap-2">
      {steps.map(({ label, state }) => (
        <li key={label} aria-current={state === "current" ? "step" : undefined} className="min-w-0">
          <span
            aria-hidden="true"
            className={`block h-1.5 rounded-full ${state === "ahead" ? "bg-secondary" : "bg-brand"}`}
          />
          <span
            className={`mt-2 flex items-start gap-1 text-xs leading-tight sm:text-sm ${state === "current" ? "font-semibold" : "text-muted-foreground"}`}
          >
            {state === "done" ? <CheckIcon className="mt-px size-3.5 shrink-0 max-sm:hidden" /> : null}
            <span className="min-w-0 hyphens-auto">
              {label}
              <span className="sr-only"> ({words[state]})</span>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
