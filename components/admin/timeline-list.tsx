import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { formatDayAndTime, formatMoment } from "@/lib/orders/when";

export interface TimelineListEntry {
  key: string;
  at: string;
  words: string;
  who: string;
  detail?: string | undefined;
  /** The link of the line's text. */
  href?: string | undefined;
}

interface TimelineListProps<Line extends TimelineListEntry> {
  lines: readonly Line[];
  /** The colour of a line's dot. */
  dotOf: (line: Line) => string;
  /** Staff notes are set apart. */
  isNote: (line: Line) => boolean;
}

/** The timeline, newest first: who, what and when. */
export function TimelineList<Line extends TimelineListEntry>({
  lines,
  dotOf,
  isNote,
}: TimelineListProps<Line>) {
  return (
    <ol className="mt-5 grid gap-4 border-l-2 pl-5">
      {lines.map((line) => (
        <li key={line.key} className="relative">
          <span
            aria-hidden="true"
            className={cn(
              "absolute top-1.5 -left-6.75 size-3 rounded-full border-2 border-background",
              dotOf(line),
            )}
          />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            {line.href ? (
              <Link
                href={line.href}
                prefetch={false}
                className="min-h-11 content-center font-semibold hover:underline pointer-fine:min-h-0"
              >
                {line.words}
              </Link>
            ) : (
              <span className="font-semibold">{line.words}</span>
            )}
            <span className="text-muted-foreground">
              {line.who},{" "}
              <time dateTime={line.at} title={formatDayAndTime(new Date(line.at))}>
                {formatMoment(line.at)}
              </time>
            </span>
          </p>
          {line.detail ? (
            <p
              className={cn(
                "wrap-anywhere whitespace-pre-line",
                isNote(line) ? "mt-1 rounded-sm bg-muted px-3 py-2" : "text-muted-foreground",
              )}
            >
              {line.detail}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
