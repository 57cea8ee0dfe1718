import { Alert } from "@/components/ui/alert";
import type { LineProblem } from "@/lib/products/csv-cells";

interface ImportProblemsProps {
  problems: readonly LineProblem[];
  /** How many lines have one. */
  lines: number;
}

const shown = 500;

/** Which lines of the file can't be taken, and why. */
export function ImportProblems({ problems, lines }: ImportProblemsProps) {
  return (
    <section aria-label="Problems of the file" className="mt-6">
      <Alert variant="destructive" isLive className="max-w-2xl">
        {lines === 1 ? "One line has a problem" : `${lines} lines have a problem`}. Nothing was changed:
        correct the file and check it again.
      </Alert>
      <table className="mt-4 w-full max-w-4xl border-t text-left">
        <thead>
          <tr className="border-b text-muted-foreground">
            <th scope="col" className="w-20 py-2 pr-4 text-right font-medium">
              Line
            </th>
            <th scope="col" className="w-40 py-2 pr-4 font-medium">
              Column
            </th>
            <th scope="col" className="py-2 font-medium">
              Problem
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, shown).map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-b align-top">
              <td className="py-2 pr-4 text-right tabular-nums">{line}</td>
              <td className="py-2 pr-4">{column?.replaceAll("_", " ") ?? ""}</td>
              <td className="wrap-anywhere py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > shown ? (
        <p className="mt-3 text-muted-foreground">and {problems.length - shown} more</p>
      ) : null}
    </section>
  );
}
