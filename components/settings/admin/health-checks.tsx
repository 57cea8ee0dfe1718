import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import type { HealthCheck } from "@/lib/health/judge-health";

const words = { fine: "OK", look: "Check", act: "Act now" } as const;
const variants = { fine: "success", look: "warning", act: "destructive" } as const;

/** Each monitored item: its state, and what to do. */
export function HealthChecks({ checks }: { checks: readonly HealthCheck[] }) {
  return (
    <ul aria-label="Checks" className="mt-4 max-w-[45rem] border-t">
      {checks.map(({ name, state, summary, todo, path }) => (
        <li
          key={name}
          className="grid gap-x-6 gap-y-1 border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:items-start"
        >
          <h2 className="font-semibold">{name}</h2>
          <div className="min-w-0 max-sm:order-last">
            <p className="wrap-anywhere tabular-nums">{summary}</p>
            {todo === null ? null : (
              <p className="text-muted-foreground">
                {todo}
                {path ? (
                  <span>
                    {" "}
                    <Link
                      href={path}
                      prefetch={false}
                      className="link inline-flex min-h-11 items-center pointer-fine:min-h-6"
                    >
                      View
                      <span className="sr-only">: {name}</span>
                    </Link>
                  </span>
                ) : null}
              </p>
            )}
          </div>
          <Badge variant={variants[state]}>{words[state]}</Badge>
        </li>
      ))}
    </ul>
  );
}
