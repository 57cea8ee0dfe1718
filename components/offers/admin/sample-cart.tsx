"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
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
            <Field id={`sample-variant-${index}`} label="Size and colour">
              {(control) => (
                <Select
                  {...control}
                  value={variant}
                  onChange={(event) => replace(index, { variant: Number(event.target.value) })}
                >
                  {good.variants.map(({ size, color, free }, at) => (
                    <option
                      key={`${size} ${color}`}
                      value={at}
                    >{`${size}, ${color}${free > 0 ? "" : " (sold out)"}`}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Field id={`sample-quantity-${index}`} label="Pieces">
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={1}
                  max={10}
                  value={quantity}
                  onChange={(event) => replace(index, { quantity: Number(event.target.value) })}
                />
              )}
            </Field>
          </div>
        </div>
      ))}
    </div>
  );
}
