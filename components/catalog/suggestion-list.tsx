"use client";

import { cn } from "@/components/ui/cn";
import type { Suggestion } from "@/lib/catalog/suggestion";

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  activeIndex: number;
  onChoose: (href: string) => void;
}

/** The focus stays in the field: it says which line is the active one. */
export function SuggestionList({ id, suggestions, activeIndex, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="top-full right-0 z-10 mt-1 w-full overflow-hidden rounded-sm border bg-card shadow-float xl:absolute xl:w-96"
    >
      {suggestions.map(({ label, href, price, imageUrl }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the keyboard
        <div
          key={href}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          // Keeps the focus where it is; the click comes after it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(href)}
          className={cn(
            "flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5",
            index === activeIndex ? "bg-accent" : "hover:bg-accent",
          )}
        >
          {imageUrl ? (
            // biome-ignore lint/performance/noImgElement: pictures are resized at upload
            <img src={imageUrl} alt="" width={36} height={45} className="rounded-sm" />
          ) : null}
          <span className="min-w-0 flex-1 truncate">{label}</span>
          <span className="text-muted-foreground text-sm tabular-nums">{price ?? "Category"}</span>
        </div>
      ))}
    </div>
  );
}
