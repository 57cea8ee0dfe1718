import { type RefObject, useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { isSuggestion, type Suggestion } from "@/lib/catalog/suggestion";

const debounceMs = 140;
const minLetters = 2;

interface SuggestionsProps {
  id: string;
  /** The search field, which keeps the focus and handles the keys. */
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onChoose: (href: string) => void;
  onClose: () => void;
}

export function Suggestions({ id, field, query, onChoose, onClose }: SuggestionsProps) {
  const suggestions = useSuggestions(query);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = suggestions.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters, another list
  useEffect(() => setActiveIndex(-1), [query]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const active = suggestions[activeIndex];
    if (step !== 0) {
      event.preventDefault();
      // One more than the suggestions, for the field itself.
      const places = suggestions.length + 1;
      setActiveIndex(((activeIndex + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      onChoose(active.href);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  // The field is on the page before this part has loaded, so this part attaches itself.
  useEffect(() => {
    const input = field.current;
    if (!input || !isOpen) return;
    input.addEventListener("keydown", onKeyDown);
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", id);
    if (activeIndex >= 0) input.setAttribute("aria-activedescendant", `${id}-${activeIndex}`);
    return () => {
      input.removeEventListener("keydown", onKeyDown);
      input.setAttribute("aria-expanded", "false");
      for (const name of ["aria-controls", "aria-activedescendant"]) input.removeAttribute(name);
    };
  });

  if (!isOpen) return null;
  return <SuggestionList id={id} suggestions={suggestions} activeIndex={activeIndex} onChoose={onChoose} />;
}

function useSuggestions(query: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  // Ignores an answer to outdated text.
  useEffect(() => {
    if (query.length < minLetters) {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(query, controller.signal).then(setSuggestions, () => {});
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return suggestions;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/search/suggest?q=${encodeURIComponent(query)}`, { signal });
  const answer: unknown = response.ok ? await response.json() : [];
  return Array.isArray(answer) ? answer.filter(isSuggestion) : [];
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  activeIndex: number;
  onChoose: (href: string) => void;
}

/** The focus stays in the field, which names the active line (aria-activedescendant). */
function SuggestionList({ id, suggestions, activeIndex, onChoose }: SuggestionListProps) {
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
