"use client";

import { useState } from "react";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { isOwnDesign } from "@/lib/orders/order";
import type { ExchangeVariant, ReturnableItem } from "@/lib/orders/returns";
import { ReturnLine } from "./return-line";

type ReturnKind = "return" | "exchange";

/** Exchange or money back, and how many of each line: what the form of a buyer and that of the desk have in common. */
export function useReturnLines(items: readonly ReturnableItem[]) {
  const [kind, setKind] = useState<ReturnKind>("exchange");
  const [counts, setCounts] = useState<Record<number, number>>(() =>
    Object.fromEntries(items.map(({ itemId }) => [itemId, items.length === 1 ? 1 : 0])),
  );

  /** The lines as the action takes them; what comes instead is read from the form, or is the same design once more. */
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
  /** What each choice is called, and what happens then. */
  words: Record<ReturnKind, { title: string; description: string }>;
  variants: readonly ExchangeVariant[];
  variantsLabel: string;
}

export function ReturnLines({ lines, legend, words, variants, variantsLabel }: ReturnLinesProps) {
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
      <ul className="grid gap-5">
        {items.map((item) => (
          <ReturnLine
            key={item.itemId}
            item={item}
            variants={kind === "exchange" ? variants : null}
            variantsLabel={variantsLabel}
            count={counts[item.itemId] ?? 0}
            onCount={(count) => setCount(item.itemId, count)}
          />
        ))}
      </ul>
    </>
  );
}
