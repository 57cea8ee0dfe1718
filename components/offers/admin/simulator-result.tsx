import { Alert } from "@/components/ui/alert";
import { formatPaise } from "@/lib/money";
import type { simulate } from "@/lib/offers/simulate";
import { VerdictList } from "./verdict-list";

export type Simulated = ReturnType<typeof simulate>;

const states = {
  reduced: "Fewer are left than that:",
  sold_out: "Sold out:",
  unavailable: "Not in the shop any more:",
} as const;

/** The price as the checkout says it, and each rule with its reason. */
export function SimulatorResult({ result: { quote, verdicts } }: { result: Simulated }) {
  const minus = (paise: typeof quote.totalPaise) => (paise === 0 ? null : `-${formatPaise(paise)}`);
  const rows: [name: string, amount: string | null][] = [
    ["Goods at list prices", formatPaise(quote.subtotalPaise)],
    ["Shop-wide discount", minus(quote.discountPaise)],
    [`Coupon ${quote.coupon?.code ?? ""}`, minus(quote.couponPaise)],
    ["Delivery", quote.shippingPaise === 0 ? "Free" : formatPaise(quote.shippingPaise)],
    ["Cash on delivery", quote.codFeePaise === 0 ? null : formatPaise(quote.codFeePaise)],
  ];
  return (
    <div className="grid gap-5">
      {quote.codeProblem ? <Alert>{quote.codeProblem}</Alert> : null}
      {quote.lines.map(({ key, state, title, size, color }) =>
        state === "ok" ? null : (
          <Alert key={key}>
            {states[state]} {title ?? "a product"}, {size}, {color}
          </Alert>
        ),
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {rows.map(([name, amount]) =>
          amount === null ? null : (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right">{amount}</dd>
            </div>
          ),
        )}
        <div className="contents font-semibold text-lg">
          <dt className="border-t pt-1">To pay</dt>
          <dd data-slot="simulated-total" className="border-t pt-1 text-right">
            {formatPaise(quote.totalPaise)}
          </dd>
        </div>
      </dl>
      <section aria-labelledby="rules-heading">
        <h2 id="rules-heading" className="font-semibold text-lg">
          Which rules count
        </h2>
        <VerdictList verdicts={verdicts} />
      </section>
    </div>
  );
}
