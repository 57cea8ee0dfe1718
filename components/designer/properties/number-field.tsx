import { useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { toAsciiDigits } from "@/lib/digits";

interface NumberFieldProps {
  label: string;
  /** Shown after the number: "in", "°", "%". */
  unit: string;
  value: number;
  /** The formatted value in the field. */
  shown: string;
  min: number;
  max: number;
  step: number;
  /** Called with every typed number within the range. */
  onChange: (value: number) => void;
  /** Typing or stepping has ended. */
  onEnd: () => void;
  className?: string;
}

const numberIn = (text: string) =>
  text.trim() === "" ? Number.NaN : Number(toAsciiDigits(text).replace(",", "."));

/** Typed text stays unformatted until blur; arrows step. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, shown, min, max, step, onChange, onEnd, className } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const number = numberIn(text);
    if (number >= min && number <= max) onChange(number);
  };
  const stepBy = (by: number) => {
    const next = Math.min(max, Math.max(min, Math.round((value + by) / step) * step));
    setTyped(null);
    onChange(next);
  };
  const isWrong = typed !== null && !(numberIn(typed) >= min && numberIn(typed) <= max);
  return (
    <label htmlFor={id} className={cn("grid gap-1 text-muted-foreground text-xs", className)}>
      {label}
      <span className="flex min-h-11 items-center rounded-sm border border-input bg-card pr-2 focus-within:border-foreground has-aria-invalid:border-destructive">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? shown}
          aria-invalid={isWrong || undefined}
          onChange={(event) => take(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            setTyped(null);
            onEnd();
          }}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            stepBy((event.key === "ArrowUp" ? 1 : -1) * step * (event.shiftKey ? 10 : 1));
          }}
          className="w-full min-w-0 bg-transparent py-2 pl-2.5 text-base text-foreground tabular-nums outline-none"
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </label>
  );
}
