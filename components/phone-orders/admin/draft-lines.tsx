import { QuantityStepper } from "@/components/cart/quantity-stepper";
import { LinePicture } from "@/components/pictures/line-picture";
import { TrashIcon } from "@/components/ui/form-icons";
import { lineKey, MAX_QUANTITY } from "@/lib/cart/cart";
import type { CartLineInput } from "@/lib/cart/schemas";
import type { CartQuote, QuoteLine } from "@/lib/checkout/cart-quote";
import { formatPaise } from "@/lib/money";

interface DraftLinesProps {
  lines: readonly CartLineInput[];
  quote: CartQuote | null;
  onChange: (lines: CartLineInput[]) => void;
}

/** The caller's items, with the available quantity. */
export function DraftLines({ lines, quote, onChange }: DraftLinesProps) {
  if (lines.length === 0) {
    return <p className="text-muted-foreground">Search for a product and select a size to add it.</p>;
  }
  const quoted = new Map(quote?.lines.map((line) => [line.key, line]));
  const replace = (at: number, line: CartLineInput | null) =>
    onChange(lines.flatMap((old, index) => (index === at ? (line ?? []) : old)));
  return (
    <ul aria-label="Items in this order" className="divide-y border-y">
      {lines.map((line, index) => (
        <LineRow
          key={lineKey(line)}
          line={line}
          quoted={quoted.get(lineKey(line))}
          onQuantity={(quantity) => replace(index, { ...line, quantity })}
          onRemove={() => replace(index, null)}
        />
      ))}
    </ul>
  );
}

function problemOf({ state, available }: QuoteLine): string | null {
  switch (state) {
    case "reduced":
      return available === 1 ? "Only 1 available" : `Only ${available} available`;
    case "sold_out":
      return "Sold out";
    case "unavailable":
      return "No longer available";
    case "ok":
      return null;
  }
}

interface LineRowProps {
  line: CartLineInput;
  quoted: QuoteLine | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function LineRow({ line, quoted, onQuantity, onRemove }: LineRowProps) {
  const name = `${quoted?.title ?? "…"}, ${quoted?.colorName ?? line.color}, ${line.size}`;
  const problem = quoted ? problemOf(quoted) : null;
  const changeQuantity = (quantity: number) => {
    if (Number.isInteger(quantity) && quantity >= 1) onQuantity(Math.min(quantity, MAX_QUANTITY));
  };
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-3">
      <LinePicture url={quoted?.imageUrl ?? null} width={56} />
      <div className="grid min-w-0 gap-2">
        <div className="flex justify-between gap-4">
          <p className="wrap-anywhere min-w-0">
            <b>{quoted?.title ?? "…"}</b>
            <span className="block">
              {quoted?.colorName ?? line.color} · <b>{line.size}</b>
            </span>
          </p>
          <p className="text-right tabular-nums">
            <span>{quoted ? formatPaise(quoted.linePaise) : "…"}</span>
            {quoted ? (
              <span className="block text-muted-foreground text-sm">
                {formatPaise(quoted.unitPaise)} each
              </span>
            ) : null}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <QuantityStepper
            name={name}
            quantity={line.quantity}
            onQuantityChange={changeQuantity}
            onStep={(step) => changeQuantity(line.quantity + step)}
            describedBy={problem ? `line-${lineKey(line)}` : undefined}
          />
          <span className="text-muted-foreground text-sm tabular-nums">
            {quoted && problem === null ? formatAvailable(quoted.available) : ""}
          </span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
            className="ml-auto grid size-11 place-items-center rounded-sm hover:bg-accent"
          >
            <TrashIcon className="size-5" />
          </button>
        </div>
        {problem ? (
          <p id={`line-${lineKey(line)}`} className="font-medium text-destructive text-sm">
            {problem}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The count stops at the maximum of one line. */
function formatAvailable(available: number): string {
  if (available > MAX_QUANTITY) return "in stock";
  return available > 0 ? `${available} available` : "";
}
