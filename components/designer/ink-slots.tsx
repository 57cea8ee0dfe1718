"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { InkField } from "./ink-field";

interface InkSlotsProps {
  inks: readonly string[];
  /** "Colour" or "Ink". */
  label: string;
  onChange: (inks: string[]) => void;
  onEnd: () => void;
}

/** The colours of a drawing side by side; the palette below is for the chosen one. */
export function InkSlots({ inks, label, onChange, onEnd }: InkSlotsProps) {
  const [chosen, setChosen] = useState(0);
  const slot = Math.min(chosen, inks.length - 1);
  return (
    <div className="grid grid-cols-1 gap-2">
      {inks.length > 1 ? (
        <fieldset className="flex gap-1.5">
          <legend className="mb-1.5 font-semibold text-sm">Colours of the drawing</legend>
          {inks.map((ink, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no name but its place
              key={index}
              type="button"
              aria-label={`${label} ${index + 1}`}
              aria-pressed={index === slot}
              onClick={() => setChosen(index)}
              className={cn(
                "h-11 flex-1 rounded-sm border border-foreground/25 outline-2 outline-offset-2",
                index === slot ? "outline-foreground" : "outline-transparent",
              )}
              style={{ background: ink }}
            />
          ))}
        </fieldset>
      ) : null}
      <InkField
        label={inks.length > 1 ? `${label} ${slot + 1}` : label}
        value={inks[slot] ?? null}
        onChange={(ink) => ink && onChange(inks.with(slot, ink))}
        onEnd={onEnd}
      />
    </div>
  );
}
