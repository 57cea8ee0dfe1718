import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SearchIcon } from "@/components/ui/frame-icons";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { paths } from "@/lib/paths";

const loadSuggestions = () => import("./suggestions");

/** A plain GET form that works before, and without, any script; with it, suggestions follow the typing. */
export function SearchBox({ id, className }: { id: string; className?: string }) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const later = useDeferredModule(loadSuggestions, query !== null);

  // Handles text that was typed before this script had loaded.
  useEffect(() => {
    if (document.activeElement === field.current) setQuery(field.current?.value.trim() || null);
  }, []);

  const close = () => setQuery(null);
  const go = (href: string) => {
    close();
    field.current?.blur();
    router.push(href);
  };

  return (
    <search className={className}>
      <form
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
          ref={field}
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
          aria-expanded={false}
          onInput={(event) => setQuery(event.currentTarget.value.trim())}
          onFocus={(event) => setQuery(event.currentTarget.value.trim() || null)}
          className="search-field"
        />
        <button type="submit" aria-label="Search" className="search-button">
          <SearchIcon className="size-5" />
        </button>
        {later && query !== null ? (
          <later.Suggestions id={`${id}-list`} field={field} query={query} onChoose={go} onClose={close} />
        ) : null}
      </form>
    </search>
  );
}
