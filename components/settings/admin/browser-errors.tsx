import type { HealthFacts } from "@/lib/health/facts-schema";
import { secondsSince } from "@/lib/health/judge-health";
import { tellAge } from "@/lib/health/tell-size";

interface BrowserErrorsProps {
  errors: HealthFacts["newest_errors"];
  now: Date;
}

/** What broke in browsers of visitors within a day, the newest first. */
export function BrowserErrors({ errors, now }: BrowserErrorsProps) {
  return (
    <section aria-labelledby="browser-errors" className="mt-10 max-w-[45rem]">
      <h2 id="browser-errors" className="font-semibold text-lg">
        Errors in browsers
      </h2>
      <ul className="mt-3 border-t">
        {errors.map(({ type, message, page, seen, seen_at }) => (
          <li key={`${type} ${page} ${message}`} className="border-b py-2">
            <p className="wrap-anywhere font-semibold">{message}</p>
            <p className="wrap-anywhere text-muted-foreground">
              {page}, {seen === 1 ? "once" : `${seen} times`}, the last {tellAge(secondsSince(seen_at, now))}{" "}
              ago
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
