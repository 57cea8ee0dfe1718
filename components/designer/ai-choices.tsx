"use client";

import { useId } from "react";
import { type ArtAspect, artAspectIds, artAspects } from "@/lib/ai-art/art-aspects";
import { type ArtStyleId, artStyleIds, artStyles } from "@/lib/ai-art/art-styles";
import { AiStyleSample } from "./ai-style-sample";

const card =
  "relative cursor-pointer overflow-hidden rounded-sm border border-input bg-card transition-colors hover:border-foreground has-checked:border-foreground has-checked:shadow-[inset_0_0_0_1px_var(--foreground)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";

/** On a desk the button below covers the foot of the panel. */
const radio = "sr-only scroll-mb-40";

interface ChoiceProps<T> {
  value: T;
  onChange: (value: T) => void;
}

/** How it is drawn: every manner is one that nobody takes for a photograph. */
export function AiStyleChoice({ value, onChange }: ChoiceProps<ArtStyleId>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Style</legend>
      <div className="grid grid-cols-2 gap-2 max-md:grid-cols-4 max-[26rem]:grid-cols-3">
        {artStyleIds.map((id) => (
          <label key={id} className={card}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className={radio}
              aria-label={`${artStyles[id].name}: ${artStyles[id].about}`}
            />
            <AiStyleSample style={id} />
            <span className="block truncate px-2 pt-1 font-semibold text-xs">{artStyles[id].name}</span>
            <span className="block px-2 pb-1.5 text-[0.6875rem] text-muted-foreground leading-tight max-md:hidden">
              {artStyles[id].about}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function AiAspectChoice({ value, onChange }: ChoiceProps<ArtAspect>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Shape</legend>
      <div className="grid grid-cols-3 gap-2">
        {artAspectIds.map((id) => {
          const { width, height } = artAspects[id];
          return (
            <label
              key={id}
              className={`${card} grid min-h-14 place-items-center content-center gap-1 text-sm`}
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={value === id}
                onChange={() => onChange(id)}
                className={radio}
              />
              <span
                aria-hidden="true"
                className="border-2 border-current"
                style={{ width: width / 80, height: height / 80 }}
              />
              {artAspects[id].name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
