import { categoryWords } from "@/components/consent/category-words";
import type { Category } from "@/lib/consent/services";
import { type ConsentCounts, tellShare } from "@/lib/consent/shares";

interface ConsentSharesProps {
  counts: ConsentCounts;
  categories: readonly Category[];
}

/** What the privacy question brings in. */
export function ConsentShares({ counts, categories }: ConsentSharesProps) {
  return (
    <section aria-labelledby="consent-shares" className="mt-6 max-w-[45rem]">
      <h2 id="consent-shares" className="font-semibold text-lg">
        Who allows it
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">
        The last answer of each browser within 30 days. Whoever does not answer counts as a no, and is not
        here.
      </p>
      <dl className="mt-2 border-t">
        {categories.map((category) => (
          <div key={category} className="flex justify-between gap-6 border-b py-2">
            <dt>{categoryWords[category].title}</dt>
            <dd className="tabular-nums">{tellShare(counts, category) ?? "Nobody has answered yet"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
