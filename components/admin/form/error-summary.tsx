import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { signInPath } from "@/lib/auth/redirects";
import { fieldIdOf } from "./field-id";

interface ErrorSummaryProps {
  errors: FieldErrors;
  labels: Partial<Record<string, string>>;
  problem: string | null;
  /** Increases with each submit: every rejected one moves the focus here. */
  attempt: number;
  isSignedOut: boolean;
}

/** The validation errors, each with a link to its field. */
export function ErrorSummary({ errors, labels, problem, attempt, isSignedOut }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const found = listErrors(errors);
  const hasTrouble = found.length > 0 || problem !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused press moves the focus, and only a press does
  useEffect(() => {
    if (attempt > 0 && hasTrouble) box.current?.focus();
  }, [attempt, problem]);

  if (!hasTrouble) return null;
  const count = found.length === 1 ? "One field needs" : `${found.length} fields need`;
  return (
    <div ref={box} tabIndex={-1} className="mb-6 scroll-mt-24 outline-none">
      <Alert variant="destructive" isLive title={problem ?? `${count} your attention`}>
        {isSignedOut ? <LogInAgain /> : null}
        {found.length > 0 ? (
          <ul className="grid">
            {found.map(({ path, message }) => (
              <li key={path}>
                <a
                  href={`#${fieldIdOf(path)}`}
                  className="link"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldIdOf(path))?.focus();
                  }}
                >
                  {nameOf(path, labels)}
                </a>
                : {message}
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
    </div>
  );
}

/** The login returns to this page, where the form restores the typed values. */
function LogInAgain() {
  const path = usePathname();
  const query = useSearchParams().toString();
  return (
    <p>
      <a href={signInPath({ next: query ? `${path}?${query}` : path })} className="link font-semibold">
        Log in
      </a>{" "}
      and come back to this page. Your changes are saved in this browser.
    </p>
  );
}

function nameOf(path: string, labels: ErrorSummaryProps["labels"]): string {
  const [first = path, row] = path.split(".");
  const label = labels[first] ?? first;
  return row && /^\d+$/.test(row) ? `${label}, row ${Number(row) + 1}` : label;
}

/** The errors of a nested form, with the paths of their fields. */
function listErrors(errors: object, prefix = ""): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null || name === "ref") return [];
    const path = prefix + name;
    const message: unknown = "message" in error ? error.message : undefined;
    if (typeof message === "string") return [{ path, message }];
    return listErrors(error, `${path}.`).map((inner) => ({
      ...inner,
      path: inner.path.replace(/\.root$/, ""),
    }));
  });
}
