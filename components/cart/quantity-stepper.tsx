import { useState } from "react";
import { MinusIcon, PlusIcon } from "@/components/ui/form-icons";
import { toAsciiDigits } from "@/lib/digits";

interface QuantityStepperProps {
  /** What the number counts, for screen readers. */
  name: string;
  quantity: number;
  /** The requested quantity, as typed or stepped to. */
  onQuantityChange: (quantity: number) => void;
  onStep: (step: 1 | -1) => void;
  describedBy?: string;
  /** The element that explains why no quantity is possible. */
  problemId?: string | null;
}

const step =
  "grid size-11 place-items-center transition-colors hover:bg-accent active:bg-secondary focus-visible:z-10";

export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, onQuantityChange, onStep, describedBy, problemId } = props;
  const [draft, setDraft] = useState<string | null>(null);

  function commit(): void {
    if (draft === null) return;
    setDraft(null);
    onQuantityChange(draft.trim() === "" ? Number.NaN : Number(toAsciiDigits(draft)));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read with each of the three
    <div
      role="group"
      aria-label={`Quantity of ${name}`}
      className="inline-flex rounded-sm border border-input bg-card hover:border-foreground"
    >
      <button
        type="button"
        aria-label={`Decrease quantity of ${name}`}
        onClick={() => onStep(-1)}
        className={step}
      >
        <MinusIcon className="size-5" />
      </button>
      <input
        aria-label={`Quantity of ${name}`}
        aria-describedby={problemId ?? describedBy}
        aria-invalid={problemId ? true : undefined}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={draft ?? String(quantity)}
        onChange={(event) => setDraft(event.target.value.slice(0, 12))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Escape") setDraft(null);
          if (event.key !== "Enter") return;
          // Otherwise the same key press would also activate what gets the focus next.
          event.preventDefault();
          commit();
        }}
        className="w-10 border-input border-x bg-transparent text-center font-semibold text-base tabular-nums"
      />
      <button
        type="button"
        aria-label={`Increase quantity of ${name}`}
        onClick={() => onStep(1)}
        className={step}
      >
        <PlusIcon className="size-5" />
      </button>
    </div>
  );
}
