"use client";

import { Button } from "@/components/ui/button";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { GoodsSearch } from "./goods-search";
import type { Good } from "./use-goods-search";

export interface SampleLine {
  good: Good;
  /** The place of the chosen variant in the product's list. */
  variant: number;
  quantity: number;
}

interface SampleCartProps {
  lines: readonly SampleLine[];
  onChange: (lines: SampleLine[]) => void;
}

/** Products with size, colour and pieces. */
export function SampleCart({ lines, onChange }: SampleCartProps) {
  const replace = (index: number, change: Partial<SampleLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)));
  const add = (good: Good) => {
    const free = good.variants.findIndex((variant) => variant.free > 0);
    onChange([...lines, { good, variant: Math.max(free, 0), quantity: 1 }]);
  };
  return (
    <div className="grid gap-4">
      <GoodsSearch id="sample-goods" label="Product" onChoose={add} />
      {lines.map(({ good, variant, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand twice
        <div key={index} className="border-t pt-3">
          <p className="flex items-center justify-between gap-3">
            <b className="wrap-anywhere">{good.name}</b>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove ${good.name}`}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          </p>
          <div className="mt-2 grid grid-cols-[1fr_6rem] gap-3">
            <LabelledSelect
              id={`sample-variant-${index}`}
              label="Size and colour"
              value={variant}
              onType={(value) => replace(index, { variant: Number(value) })}
            >
              {good.variants.map(({ size, color, free }, at) => (
                <option
                  key={`${size} ${color}`}
                  value={at}
                >{`${size}, ${color}${free > 0 ? "" : " (sold out)"}`}</option>
              ))}
            </LabelledSelect>
            <LabelledInput
              id={`sample-quantity-${index}`}
              label="Pieces"
              type="number"
              min={1}
              max={10}
              value={quantity}
              onType={(value) => replace(index, { quantity: Number(value) })}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
