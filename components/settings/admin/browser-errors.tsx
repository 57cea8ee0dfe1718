import type { HealthFacts } from "@/lib/health/facts-schema";
import { formatAge } from "@/lib/health/format-size";
import { secondsSince } from "@/lib/health/judge-health";
import { DismissError } from "./dismiss-error";

interface BrowserErrorsProps {
  errors: HealthFacts["newest_errors"];
  now: Date;
  canWrite: boolean;
}

/** Errors in visitors' browsers within a day that no one has dismissed, newest first. */
export function BrowserErrors({ errors, now, canWrite }: BrowserErrorsProps) {
  return (
    <section aria-labelledby="browser-errors" className="mt-10 max-w-[45rem]">
      <h2 id="browser-errors" className="font-semibold text-lg">
        Browser errors
      </h2>
      <ul className="mt-3 border-t">
        {errors.map(({ type, fingerprint, message, page, seen, seen_at }) => (
          <li key={`${type} ${fingerprint}`} className="border-b py-2">
            <p className="wrap-anywhere font-semibold">{message}</p>
            <p className="wrap-anywhere text-muted-foreground">
              {page}, {seen === 1 ? "once" : `${seen} times`}, the last{" "}
              {formatAge(secondsSince(seen_at, now))} ago
            </p>
            {canWrite ? (
              <DismissError type={type} fingerprint={fingerprint} seenAt={seen_at} message={message} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
