import { SearchIcon } from "@/components/ui/icons";
import { joinClasses } from "@/components/ui/join-classes";
import { paths } from "@/lib/paths";

interface SearchFormProps {
  id: string;
  className?: string;
}

/** A plain GET form: it works before, and without, any script. */
export function SearchForm({ id, className }: SearchFormProps) {
  return (
    <search className={className}>
      <form action={paths.products} className="relative">
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
          enterKeyHint="search"
          className={joinClasses(
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
      </form>
    </search>
  );
}
