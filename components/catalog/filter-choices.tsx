import { describeSize } from "@/lib/catalog/sizes";

interface ChoicesProps<T> {
  choices: readonly T[];
  chosen: readonly string[];
}

export interface SizeChoice {
  name: string;
  count: number;
}

export function SizeChoices({ choices, chosen }: ChoicesProps<SizeChoice>) {
  return choices.map(({ name, count }) => (
    <label key={name} className="size-filter">
      <input
        id={`filter-size-${name.replace(/\W/g, "-")}`}
        type="checkbox"
        name="size"
        value={name}
        defaultChecked={chosen.includes(name)}
        aria-label={`${describeSize(name)}, ${count}`}
      />
      <span>
        {`${name} `}
        <small>{count}</small>
      </span>
    </label>
  ));
}

export interface ColorChoice {
  slug: string;
  name: string;
  hex: string | undefined;
  count: number;
}

export function ColorChoices({ choices, chosen }: ChoicesProps<ColorChoice>) {
  return choices.map(({ slug, name, hex, count }) => (
    <label key={slug} className="filter-row">
      <input
        id={`filter-color-${slug}`}
        type="checkbox"
        name="color"
        value={slug}
        defaultChecked={chosen.includes(slug)}
      />
      <i style={{ background: hex }} />
      {name}
      <small>{count}</small>
    </label>
  ));
}
