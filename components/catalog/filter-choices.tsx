"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { describeSize } from "@/lib/catalog/sizes";

// Rendered from data in the browser too: thirty labels would travel twice as markup.

interface ChoicesProps<T> {
  choices: readonly T[];
  chosen: readonly string[];
}

export interface SizeChoice {
  name: string;
  count: number;
}

export function SizeChoices({ choices, chosen }: ChoicesProps<SizeChoice>) {
  return (
    <div className="clear-both flex flex-wrap gap-2">
      {choices.map(({ name, count }) => (
        <label key={name} className="size-filter">
          <input
            id={`filter-size-${name.replace(/\W/g, "-")}`}
            type="checkbox"
            name="size"
            value={name}
            defaultChecked={chosen.includes(name)}
            aria-label={`${describeSize(name)}, ${count}`}
            className="choice-field"
          />
          <span>
            {name} <small>{count}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

export interface ColorChoice {
  slug: string;
  name: string;
  hex: string | undefined;
  count: number;
}

export function ColorChoices({ choices, chosen }: ChoicesProps<ColorChoice>) {
  return choices.map(({ slug, name, hex, count }) => (
    <Checkbox
      key={slug}
      id={`filter-color-${slug}`}
      name="color"
      value={slug}
      defaultChecked={chosen.includes(slug)}
      note={count}
      label={
        <span className="color-filter">
          <i style={{ background: hex }} />
          {name}
        </span>
      }
    />
  ));
}
