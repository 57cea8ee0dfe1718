import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Glyph, type GlyphName } from "./glyph";

interface GlyphButtonProps extends Omit<ComponentProps<"button">, "children"> {
  glyph: GlyphName;
  label: string;
  /** Toggle state; undefined: a plain button. */
  isOn?: boolean;
  /** Shows the label below the icon. */
  hasWords?: boolean;
  /** For rows of seven in a narrow column. */
  isNarrow?: boolean;
}

/** `disabled` keeps the focus, so that Undo by keyboard does not lose it at the last step. */
export function GlyphButton({
  glyph,
  label,
  isOn,
  hasWords = false,
  isNarrow = false,
  disabled = false,
  onClick,
  className,
  ...props
}: GlyphButtonProps) {
  return (
    <button
      type="button"
      aria-label={hasWords ? undefined : label}
      title={hasWords ? undefined : label}
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cn(
        "grid shrink-0 place-items-center rounded-sm transition-colors hover:bg-accent aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent",
        hasWords
          ? "min-h-12 min-w-12 gap-0.5 px-1 py-1 text-[0.6875rem] leading-tight"
          : isNarrow
            ? "h-11 w-9"
            : "size-11",
        isOn && "bg-accent text-brand",
        className,
      )}
      {...props}
    >
      <Glyph name={glyph} />
      {hasWords ? label : null}
    </button>
  );
}
