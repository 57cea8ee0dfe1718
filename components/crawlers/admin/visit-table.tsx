import { formatMoment } from "@/lib/orders/when";

interface VisitTableProps {
  visits: readonly { bot: string; file: string; day: string; visits: number; lastAt: string }[];
}

interface Line {
  bot: string;
  file: string;
  lastAt: string;
  visits: number;
}

/** One line for each robot and file, the latest first; the rows are those of single days. */
function toLines(visits: VisitTableProps["visits"]): Line[] {
  const lines = new Map<string, Line>();
  for (const { bot, file, lastAt, visits: count } of visits) {
    const line = lines.get(`${bot} ${file}`);
    if (!line) lines.set(`${bot} ${file}`, { bot, file, lastAt, visits: count });
    else {
      line.visits += count;
      if (lastAt > line.lastAt) line.lastAt = lastAt;
    }
  }
  return [...lines.values()].toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}

/** Which known robot came when. */
export function VisitTable({ visits }: VisitTableProps) {
  const lines = toLines(visits);
  return (
    <section aria-labelledby="visits-heading">
      <h2 id="visits-heading" className="font-semibold text-lg">
        Last fetched by
      </h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-muted-foreground">
          No known robot has come yet. They are counted by their name, without addresses, for ninety days.
        </p>
      ) : (
        <ul className="mt-2 divide-y">
          {lines.map(({ bot, file, lastAt, visits: count }) => (
            <li key={`${bot} ${file}`} className="py-2">
              <p className="flex justify-between gap-4">
                <span className="wrap-anywhere font-semibold">{bot}</span>
                <time dateTime={lastAt} className="shrink-0">
                  {formatMoment(lastAt)}
                </time>
              </p>
              <p className="wrap-anywhere flex justify-between gap-4 text-muted-foreground">
                {file}
                <span className="shrink-0">{count === 1 ? "once" : `${count} times`}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
