import { SizeChart } from "@/components/catalog/size-chart";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { describeSize } from "@/lib/catalog/sizes";
import type { Cut } from "@/lib/designer/printing/print-areas";
import { cutLabels } from "@/lib/subscriptions/describe-plan";
import type { CutSizes, Taste } from "@/lib/subscriptions/subscription";

export interface Wear {
  cut: Cut;
  /** Empty: not chosen yet. */
  size: string;
  tastes: readonly string[];
}

interface WearFieldsProps {
  /** The form's id, which prefixes the names of its groups. */
  form: string;
  cuts: readonly CutSizes[];
  tastes: readonly Taste[];
  wear: Wear;
  onChange: (wear: Wear) => void;
  sizeError?: string;
}

/** The contents: a cut, its size, and the designs on the tees. */
export function WearFields({ form, cuts, tastes, wear, onChange, sizeError }: WearFieldsProps) {
  const sizes = cuts.find(({ cut }) => cut === wear.cut)?.sizes ?? [];
  function chooseCut(cut: Cut): void {
    const has = cuts.find((each) => each.cut === cut)?.sizes.includes(wear.size);
    onChange({ ...wear, cut, size: has ? wear.size : "" });
  }
  function toggle(slug: string): void {
    const isChosen = wear.tastes.includes(slug);
    onChange({
      ...wear,
      tastes: isChosen ? wear.tastes.filter((each) => each !== slug) : [...wear.tastes, slug],
    });
  }
  return (
    <div className="grid gap-7">
      <Options
        legend="Cut"
        name={`${form}-cut`}
        options={cuts.map(({ cut }) => ({ value: cut, label: cutLabels[cut] }))}
        chosen={wear.cut}
        onChoose={(cut) => chooseCut(cut as Cut)}
      />
      <div>
        <Options
          legend="Size"
          name={`${form}-size`}
          options={sizes.map((size) => ({ value: size, label: size, spoken: describeSize(size) }))}
          chosen={wear.size}
          onChoose={(size) => onChange({ ...wear, size })}
          error={sizeError}
        />
        <details className="mt-2">
          <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">Size chart</summary>
          <div className="mt-1 max-w-md">
            <SizeChart cut={wear.cut} sizes={sizes} />
          </div>
        </details>
      </div>
      {tastes.length > 0 ? (
        <fieldset className="min-w-0">
          <legend className="font-semibold text-sm">
            What you like on a tee <span className="font-normal text-muted-foreground">(optional)</span>
          </legend>
          <p className="mt-1 text-muted-foreground text-sm">
            Choose any. If you choose none, we pick from everything.
          </p>
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {tastes.map(({ slug, name, about }) => (
              <Checkbox
                key={slug}
                label={
                  <span className="wrap-anywhere">
                    {name}
                    {about ? <span className="block text-muted-foreground text-sm">{about}</span> : null}
                  </span>
                }
                checked={wear.tastes.includes(slug)}
                onChange={() => toggle(slug)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}

interface OptionsProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; spoken?: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  error?: string;
}

function Options({ legend, name, options, chosen, onChoose, error }: OptionsProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, spoken }) => (
          <label key={value} className={cn("size-option size-option-free", error && "border-destructive")}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-label={spoken}
              aria-invalid={error ? true : undefined}
              className="choice-field"
            />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} className="mt-2 font-medium text-destructive text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
