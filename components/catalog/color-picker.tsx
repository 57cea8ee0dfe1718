"use client";

import { cn } from "@/components/ui/cn";
import { renditionUrl } from "@/lib/catalog/image-loader";
import { colorState } from "@/lib/catalog/variants";
import { paths } from "@/lib/paths";
import { type ChoiceVariant, useProductChoice } from "./product-choice";

export interface ColorOption {
  slug: string;
  name: string;
  hex: string;
  /** Its first picture. */
  imageUrl: string | null;
}

interface ColorPickerProps {
  slug: string;
  variants: readonly ChoiceVariant[];
  colors: readonly ColorOption[];
}

const notes = { available: "", "sold-out": ", sold out", impossible: ", not made in this size" };

/** Fetched when a colour is pointed at, so that the gallery changes without a gap. */
function warmPicture(url: string | null): void {
  if (url) new Image().src = renditionUrl(url, 960);
}

/** Each colour is an address of its own; with JavaScript it changes in place. */
export function ColorPicker({ slug, variants, colors }: ColorPickerProps) {
  const { color, size, chooseColor } = useProductChoice();
  const chosen = colors.find((option) => option.slug === color);
  return (
    <div>
      <p className="font-semibold text-sm">
        Colour: <span className="font-normal">{chosen?.name ?? color}</span>
      </p>
      <ul aria-label="Colour" className="mt-2 -ml-1 flex flex-wrap">
        {colors.map((option) => {
          const state = colorState(variants, option.slug, size);
          const isChosen = option.slug === color;
          return (
            <li key={option.slug}>
              <a
                href={paths.variant(slug, { color: option.slug, size: size ?? undefined })}
                aria-label={`${option.name}${notes[state]}`}
                aria-current={isChosen ? "true" : undefined}
                title={`${option.name}${notes[state]}`}
                onPointerEnter={() => warmPicture(option.imageUrl)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  chooseColor(option.slug);
                }}
                className="grid size-12 place-items-center rounded-full"
              >
                <span
                  className={cn(
                    "relative size-9 overflow-hidden rounded-full border border-foreground/25 outline-2 outline-offset-2",
                    isChosen ? "outline-foreground" : "outline-transparent hover:outline-input",
                    state === "impossible" && "border-foreground/60 border-dashed opacity-40",
                  )}
                  style={{ background: option.hex }}
                >
                  {state === "sold-out" ? (
                    <span className="absolute top-1/2 left-1/2 h-0.5 w-12 -translate-1/2 -rotate-45 bg-background outline outline-foreground/60" />
                  ) : null}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
