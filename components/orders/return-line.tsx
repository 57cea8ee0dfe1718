import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { isOwnDesign } from "@/lib/orders/order";
import type { ExchangeVariant, ReturnableItem } from "@/lib/orders/returns";

interface ReturnLineProps {
  item: ReturnableItem;
  /** What can be sent instead, of all products; null when the money goes back. */
  variants: readonly ExchangeVariant[] | null;
  variantsLabel: string;
  count: number;
  onCount: (count: number) => void;
}

/** How many pieces of a line come back, and what is sent instead: a choice by the name `variant-<itemId>`, for an own design itself. */
export function ReturnLine({ item, variants, variantsLabel, count, onCount }: ReturnLineProps) {
  const others = variants?.filter(
    ({ id, productId }) => productId === item.productId && id !== item.variantId,
  );
  const choices = Array.from({ length: item.quantity + 1 }, (_, pieces) => pieces);
  return (
    <li className="grid gap-3 sm:grid-cols-[1fr_8rem_12rem] sm:items-end">
      <p>
        <span className="block font-semibold">{item.title}</span>
        <span className="text-muted-foreground text-sm">
          {item.colorName} · {item.size}
        </span>
      </p>
      <Field id={`quantity-${item.itemId}`} label="Pieces">
        {(control) => (
          <Select {...control} value={count} onChange={(event) => onCount(Number(event.target.value))}>
            {choices.map((pieces) => (
              <option key={pieces}>{pieces}</option>
            ))}
          </Select>
        )}
      </Field>
      {others && isOwnDesign(item) ? (
        <p className="content-center text-sm sm:min-h-11">The same design is printed again</p>
      ) : others ? (
        <Field id={`variant-${item.itemId}`} label={variantsLabel}>
          {(control) => (
            <Select
              {...control}
              name={`variant-${item.itemId}`}
              defaultValue=""
              disabled={others.length === 0}
            >
              <option value="">{others.length === 0 ? "Nothing else in stock" : "Choose"}</option>
              {others.map(({ id, size, color, colorName }) => (
                <option key={id} value={id}>
                  {color === item.color ? size : `${size}, ${colorName}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </li>
  );
}
