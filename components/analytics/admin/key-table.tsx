import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { showFigure } from "@/lib/reports/report";

interface KeyTableProps {
  title: string;
  head: readonly string[];
  rows: readonly { key: string; href?: string; values: readonly number[] }[];
  className?: string;
}

/** The largest of something, with their counts. */
export function KeyTable({ title, head, rows, className }: KeyTableProps) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} className={cn("min-w-0", className)}>
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-muted-foreground">None in this time.</p>
      ) : (
        <table className="mt-2 w-full table-fixed text-left">
          <thead>
            <tr className="border-b align-bottom">
              {head.map((word, index) => (
                <th
                  key={word}
                  scope="col"
                  className={cn("py-2 font-semibold", index > 0 && "w-20 pl-2 text-right sm:w-28")}
                >
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, href, values }) => (
              <tr key={key} className="border-b align-top">
                <th scope="row" className="break-words py-2 font-normal">
                  {href ? (
                    <Link href={href} prefetch={false} className="link">
                      {key}
                    </Link>
                  ) : (
                    key
                  )}
                </th>
                {values.map((value, index) => (
                  <td key={head[index + 1]} className="py-2 pl-2 text-right tabular-nums">
                    {showFigure("count", value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
