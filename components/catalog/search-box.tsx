"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { SearchIcon } from "@/components/ui/icons";
import { useLater } from "@/components/ui/use-later";
import type { Suggestion } from "@/lib/catalog/suggestion";
import { paths } from "@/lib/paths";

const debounceMs = 140;
const leastLetters = 2;

const loadList = () => import("./suggestion-list");

/** A plain GET form that works before, and without, any script; with it, suggestions follow the typing. */
export function SearchBox({ id, className }: { id: string; className?: string }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [activeIndex, setActiveIndex] = useState(-1);
  const later = useLater(loadList, query !== null);
  const isOpen = query !== null && suggestions.length > 0;
  const listId = `${id}-list`;

  // An answer to what is no longer typed is thrown away.
  useEffect(() => {
    setActiveIndex(-1);
    if (!later || query === null || query.length < leastLetters) {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      later.fetchSuggestions(query, controller.signal).then(setSuggestions, () => {});
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [later, query]);

  const close = () => setQuery(null);
  const go = (href: string) => {
    close();
    form.current?.querySelector("input")?.blur();
    router.push(href);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const active = suggestions[activeIndex];
    if (!isOpen) return;
    if (step !== 0) {
      event.preventDefault();
      // One place more than there are suggestions: the field itself.
      const places = suggestions.length + 1;
      setActiveIndex(((activeIndex + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      go(active.href);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <search className={className}>
      <form
        ref={form}
        action={paths.products}
        className="relative"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
        onSubmit={(event) => {
          const typed = new FormData(event.currentTarget).get("q");
          if (typeof typed !== "string" || typed.trim() === "") return;
          event.preventDefault();
          go(paths.search(typed.trim()));
        }}
      >
        <label htmlFor={id} className="sr-only">
          Search for tees
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          maxLength={80}
          placeholder="Search for tees"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          onInput={(event) => setQuery(event.currentTarget.value.trim())}
          onFocus={(event) => setQuery(event.currentTarget.value.trim() || null)}
          onKeyDown={onKeyDown}
          className={cn(
            "block h-11 w-full rounded-sm border border-input bg-card pr-12 pl-3.5 text-base",
            "placeholder:text-muted-foreground hover:border-foreground focus:border-foreground",
            "[&::-webkit-search-cancel-button]:hidden",
          )}
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-sm hover:text-brand"
        >
          <SearchIcon className="size-5" />
        </button>
        {later && isOpen ? (
          <later.SuggestionList
            id={listId}
            suggestions={suggestions}
            activeIndex={activeIndex}
            onChoose={go}
          />
        ) : null}
      </form>
    </search>
  );
}
