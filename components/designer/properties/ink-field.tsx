import { useId } from "react";
import { cn } from "@/components/ui/cn";

/** Inks that print well, with names for people who can't tell them apart. */
const inks = [
  ["#1b1714", "Ink black"],
  ["#ffffff", "White"],
  ["#f4efe4", "Cream"],
  ["#8c8276", "Stone"],
  ["#b5301b", "Madder"],
  ["#e4572e", "Coral"],
  ["#f28c28", "Marigold"],
  ["#f6c445", "Turmeric"],
  ["#7fb069", "Leaf"],
  ["#2c6140", "Forest"],
  ["#2a9d8f", "Teal"],
  ["#7cc6e8", "Sky"],
  ["#2f6fb0", "Blue"],
  ["#26346b", "Indigo"],
  ["#6a3d8f", "Purple"],
  ["#e0709a", "Rose"],
] as const;

interface InkFieldProps {
  label: string;
  value: string | null;
  /** null only where `hasNone`. */
  onChange: (ink: string | null) => void;
  onEnd: () => void;
  /** Offers "no ink". */
  hasNone?: boolean;
}

export function InkField({ label, value, onChange, onEnd, hasNone = false }: InkFieldProps) {
  const id = useId();
  const name = inks.find(([hex]) => hex === value)?.[1] ?? (value === null ? "None" : value.toUpperCase());
  return (
    <fieldset>
      <legend className="text-sm">
        {label}: <span className="text-muted-foreground">{name}</span>
      </legend>
      <div className="mt-1 -ml-1 flex flex-wrap">
        {hasNone ? (
          <Swatch hex={null} name="None" isChosen={value === null} onPress={() => onChange(null)} />
        ) : null}
        {inks.map(([hex, inkName]) => (
          <Swatch
            key={hex}
            hex={hex}
            name={inkName}
            isChosen={hex === value}
            onPress={() => {
              onChange(hex);
              onEnd();
            }}
          />
        ))}
        <label
          htmlFor={id}
          title="Any colour"
          className="relative grid size-9 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <span className="size-7 rounded-full border border-foreground/25 bg-[conic-gradient(#e4572e,#f6c445,#7fb069,#2a9d8f,#2f6fb0,#6a3d8f,#e0709a,#e4572e)]" />
          <input
            id={id}
            type="color"
            aria-label={`${label}: any colour`}
            value={value ?? "#1b1714"}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onEnd}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
    </fieldset>
  );
}

interface SwatchProps {
  hex: string | null;
  name: string;
  isChosen: boolean;
  onPress: () => void;
}

function Swatch({ hex, name, isChosen, onPress }: SwatchProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={onPress}
      className="grid size-9 place-items-center rounded-full"
    >
      <span
        className={cn(
          "size-7 rounded-full border border-foreground/25 outline-2 outline-offset-2",
          isChosen ? "outline-foreground" : "outline-transparent",
          hex === null &&
            "bg-[linear-gradient(135deg,transparent_46%,var(--brand)_46%,var(--brand)_54%,transparent_54%)]",
        )}
        style={hex === null ? undefined : { background: hex }}
      />
    </button>
  );
}
