import { useId } from "react";

interface SliderFieldProps {
  label: string;
  /** The value as text, such as "1.2 in". */
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  onEnd: () => void;
}

export function SliderField({ label, shown, value, min, max, step, onChange, onEnd }: SliderFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex justify-between text-sm">
        <label htmlFor={id}>{label}</label>
        <span translate="no" className="text-muted-foreground tabular-nums">
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        onBlur={onEnd}
        className="h-11 w-full accent-brand"
      />
    </div>
  );
}
