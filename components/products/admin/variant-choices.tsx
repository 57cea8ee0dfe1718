"use client";

import { Checkbox } from "@/components/ui/checkbox";
import type { ProductChoices } from "@/lib/products/desk-product";
import type { MatrixChoice } from "@/lib/products/variant-matrix";

interface VariantChoicesProps {
  choices: ProductChoices;
  chosen: MatrixChoice;
  onToggle: (axis: keyof MatrixChoice, name: string, isOn: boolean) => void;
}

const grid = "mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4";

/** Which colours and sizes there are of it. */
export function VariantChoices({ choices, chosen, onToggle }: VariantChoicesProps) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-semibold">Colours</legend>
        <div className={grid}>
          {choices.colors.map(({ slug, name, hex }) => (
            <Checkbox
              className="[&>input]:size-6"
              key={slug}
              checked={chosen.colors.includes(slug)}
              onChange={({ target }) => onToggle("colors", slug, target.checked)}
              label={
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="size-4 shrink-0 rounded-full border"
                    style={{ backgroundColor: hex }}
                  />
                  {name}
                </span>
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-semibold">Sizes</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-4">
          {choices.sizes.map(({ name }) => (
            <Checkbox
              className="[&>input]:size-6"
              key={name}
              checked={chosen.sizes.includes(name)}
              onChange={({ target }) => onToggle("sizes", name, target.checked)}
              label={name}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
