import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/field";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { Select } from "@/components/ui/select";
import { type ExchangeVariant, listExchangesFor, suggestExchange } from "@/lib/orders/exchange-options";
import { isOwnDesign } from "@/lib/orders/order";
import type { ReturnableItem, ReturnKind } from "@/lib/orders/returns";

/** Exchange or refund, and the quantity per line: shared by the customer's and the admin's form. */
export function useReturnLines(items: readonly ReturnableItem[]) {
  const [kind, setKind] = useState<ReturnKind>("exchange");
  const [counts, setCounts] = useState<Record<number, number>>(() =>
    Object.fromEntries(items.map(({ itemId }) => [itemId, items.length === 1 ? 1 : 0])),
  );

  /** The lines for the action; the replacement is read from the form, or is the same design again. */
  function linesOf(form: FormData) {
    return items.flatMap((item) => {
      const { itemId, variantId } = item;
      const quantity = counts[itemId] ?? 0;
      const exchangeVariantId = isOwnDesign(item)
        ? variantId
        : Number(form.get(`variant-${itemId}`)) || undefined;
      return quantity > 0 ? [{ itemId, quantity, ...(kind === "exchange" && { exchangeVariantId }) }] : [];
    });
  }

  const setCount = (itemId: number, count: number) => setCounts({ ...counts, [itemId]: count });
  return { items, kind, setKind, counts, setCount, linesOf };
}

interface ReturnLinesProps {
  lines: ReturnType<typeof useReturnLines>;
  legend: string;
  /** The label and consequence of each choice. */
  words: Record<ReturnKind, { title: string; description: string }>;
  variants: readonly ExchangeVariant[];
  variantsLabel: string;
  /** Chooses the size in advance, where it names one. */
  reason?: string;
  /** Between the choice of a refund or an exchange, and the items. */
  children?: ReactNode;
}

export function ReturnLines(props: ReturnLinesProps) {
  const { lines, legend, words, variants, variantsLabel, reason = "", children } = props;
  const { items, kind, setKind, counts, setCount } = lines;
  return (
    <>
      <RadioGroup legend={legend}>
        {(["exchange", "return"] as const).map((choice) => (
          <RadioCard
            key={choice}
            name="kind"
            value={choice}
            {...words[choice]}
            checked={kind === choice}
            onChange={() => setKind(choice)}
          />
        ))}
      </RadioGroup>
      {children}
      <ul className="grid gap-5">
        {items.map((item) => (
          <ReturnLine
            key={item.itemId}
            item={item}
            variants={kind === "exchange" ? variants : null}
            variantsLabel={variantsLabel}
            reason={reason}
            count={counts[item.itemId] ?? 0}
            onCount={(count) => setCount(item.itemId, count)}
          />
        ))}
      </ul>
    </>
  );
}

interface ReturnLineProps {
  item: ReturnableItem;
  /** Possible replacements of all products; null for a refund. */
  variants: readonly ExchangeVariant[] | null;
  variantsLabel: string;
  reason: string;
  count: number;
  onCount: (count: number) => void;
}

/** The returned quantity of a line and its replacement: a choice named `variant-<itemId>`, or the custom design itself. */
function ReturnLine({ item, variants, variantsLabel, reason, count, onCount }: ReturnLineProps) {
  const others = variants && listExchangesFor(variants, item);
  const [chosen, setChosen] = useState<string | null>(null);
  const suggested = variants && count > 0 ? suggestExchange(reason, variants, item)?.id : null;
  const choices = Array.from({ length: item.quantity + 1 }, (_, quantity) => quantity);
  return (
    <li className="grid gap-3 sm:grid-cols-[1fr_8rem_12rem] sm:items-end">
      <p>
        <span className="block font-semibold">{item.title}</span>
        <span className="text-muted-foreground text-sm">
          {item.colorName} · {item.size}
        </span>
      </p>
      <Field id={`quantity-${item.itemId}`} label="Quantity">
        {(control) => (
          <Select {...control} value={count} onChange={(event) => onCount(Number(event.target.value))}>
            {choices.map((quantity) => (
              <option key={quantity}>{quantity}</option>
            ))}
          </Select>
        )}
      </Field>
      {others && isOwnDesign(item) ? (
        <p className="content-center text-sm sm:min-h-11">We'll print the same design again</p>
      ) : others ? (
        <Field id={`variant-${item.itemId}`} label={variantsLabel}>
          {(control) => (
            <Select
              {...control}
              name={`variant-${item.itemId}`}
              value={chosen ?? suggested ?? ""}
              onChange={({ target: { value } }) => {
                setChosen(value);
                // Otherwise a chosen size with the quantity 0 would be left out.
                if (count === 0 && value) onCount(1);
              }}
              disabled={others.length === 0}
            >
              <option value="">
                {others.length === 0 ? "Nothing else in stock" : "Choose a size or colour"}
              </option>
              {[...new Set(others.map(({ colorName }) => colorName))].map((colorName) => (
                <optgroup key={colorName} label={colorName}>
                  {others
                    .filter((other) => other.colorName === colorName)
                    .map(({ id, size, color }) => (
                      <option key={id} value={id}>
                        {color === item.color ? size : `${size}, ${colorName}`}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </li>
  );
}
