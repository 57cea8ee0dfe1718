import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import type { ReadyStep } from "@/lib/ready/ready-checks";

/** What is missing first, each with a link to its field. */
export function ReadyList({ steps }: { steps: readonly ReadyStep[] }) {
  return (
    <ul aria-label="Steps" className="mt-6 max-w-[45rem] border-t">
      {steps
        .toSorted((a, b) => Number(a.isDone) - Number(b.isDone))
        .map(({ id, title, isDone, where }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b py-1">
            <Link
              href={where}
              prefetch={false}
              className="link wrap-anywhere inline-flex min-h-11 items-center pointer-fine:min-h-8"
            >
              {title}
            </Link>
            <Badge variant={isDone ? "success" : "warning"}>{isDone ? "Done" : "Missing"}</Badge>
          </li>
        ))}
    </ul>
  );
}
