import type { ListedFact } from "@/lib/facts/fact-names";

/** The shop's facts that a text can reference, with their current values. */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted-foreground lg:min-h-0">
        Fees and days that follow the settings
      </summary>
      <dl className="mt-2 grid gap-2">
        {facts.map(({ name, about, value }) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code> <span className="text-muted-foreground">{about}</span>
            </dt>
            <dd className="wrap-anywhere">{value || "None right now"}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
