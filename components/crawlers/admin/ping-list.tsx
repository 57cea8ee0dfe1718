import { formatMoment } from "@/lib/orders/when";

interface PingListProps {
  pings: readonly {
    id: number;
    pathCount: number;
    createdAt: string;
    sentAt: string | null;
    deadAt: string | null;
    lastError: string | null;
  }[];
  isOn: boolean;
}

/** What search engines were told of by IndexNow. */
export function PingList({ pings, isOn }: PingListProps) {
  return (
    <section aria-labelledby="pings-heading">
      <h2 id="pings-heading" className="font-semibold text-lg">
        Told of changes
      </h2>
      {pings.length === 0 ? (
        <p className="mt-2 text-muted-foreground">
          {isOn ? "Nothing has changed since it is switched on." : "IndexNow is switched off, see below."}
        </p>
      ) : (
        <ul className="mt-2 divide-y">
          {pings.map((ping) => (
            <li key={ping.id} className="py-2">
              <p className="flex justify-between gap-4">
                {ping.pathCount === 1 ? "1 page" : `${ping.pathCount} pages`}
                <time dateTime={ping.createdAt}>{formatMoment(ping.createdAt)}</time>
              </p>
              <p className="wrap-anywhere text-muted-foreground">{stateOf(ping)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stateOf({ sentAt, deadAt, lastError }: PingListProps["pings"][number]): string {
  if (sentAt !== null) return `Taken ${formatMoment(sentAt)}`;
  const why = lastError ? ` (${lastError})` : "";
  return deadAt === null ? `Waits for its next try${why}` : `Given up${why}`;
}
