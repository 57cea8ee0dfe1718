import type { HealthFacts } from "@/lib/health/facts-schema";

interface VersionFactsProps {
  versions: { app: string; node: string; next: string };
  database: HealthFacts["database"] | null;
}

/** The running version. */
export function VersionFacts({ versions, database }: VersionFactsProps) {
  const rows = [
    ["Shop", versions.app],
    ["Node.js", versions.node],
    ["Next.js", versions.next],
    ["PostgreSQL", database?.version ?? "Unknown"],
    ["Last migration", database?.migration ?? "Unknown"],
  ];
  return (
    <section aria-labelledby="versions" className="mt-10 max-w-[45rem]">
      <h2 id="versions" className="font-semibold text-lg">
        Versions
      </h2>
      <dl className="mt-3 border-t">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt>{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
