import { consentCategoryTexts } from "@/components/consent/consent-category-texts";
import type { Category } from "@/lib/consent/services";
import { type ConsentCounts, formatShare } from "@/lib/consent/shares";

interface ConsentSharesProps {
  counts: ConsentCounts;
  categories: readonly Category[];
}

/** Consent rates. */
export function ConsentShares({ counts, categories }: ConsentSharesProps) {
  return (
    <section aria-labelledby="consent-shares" className="mt-6 max-w-[45rem]">
      <h2 id="consent-shares" className="font-semibold text-lg">
        Consent rate
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">
        Each browser's latest answer in the last 30 days. Visitors who don't answer aren't included.
      </p>
      <dl className="mt-2 border-t">
        {categories.map((category) => (
          <div key={category} className="flex justify-between gap-6 border-b py-2">
            <dt>{consentCategoryTexts[category].title}</dt>
            <dd className="tabular-nums">{formatShare(counts, category) ?? "No answers yet"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
