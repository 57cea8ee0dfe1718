import { useEffect } from "react";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { isAuthenticationError } from "@/lib/auth/authentication-error";
import { paths } from "@/lib/paths";
import { slowReferenceOf } from "@/lib/slow-error";
import { ErrorScreen } from "./error-screen";

// Plain buttons, because every page loads this script.
const button =
  "min-h-12 rounded-sm bg-primary px-6 font-semibold text-primary-foreground hover:bg-brand-strong";

const loadAuthenticationScreen = () => import("./authentication-screen");

interface ErrorViewProps {
  error: unknown;
  retry: () => void;
  home?: string;
  /** Reassures visitors that their data is safe. */
  comfort?: string;
}

function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error && typeof error.digest === "string"
    ? error.digest
    : undefined;
}

export function ErrorView({
  error,
  retry,
  home = paths.home,
  comfort = "Your cart is safe.",
}: ErrorViewProps) {
  // Reported like any other error. The server has already reported one with a digest.
  useEffect(() => {
    if (digestOf(error) === undefined) reportError(error);
  }, [error]);
  const isAboutWho = isAuthenticationError(error);
  const later = useDeferredModule(loadAuthenticationScreen, isAboutWho);
  if (isAboutWho) return later ? <later.AuthenticationScreen /> : null;
  const slowReference = slowReferenceOf(digestOf(error));
  return (
    <ErrorScreen
      title={slowReference ? "That took too long" : "Something went wrong"}
      reference={slowReference ?? digestOf(error)}
      action={
        <>
          <button type="button" onClick={retry} className={button}>
            Try Again
          </button>
          <a href={home} className="inline-flex min-h-12 items-center px-6 font-semibold hover:underline">
            Home
          </a>
        </>
      }
    >
      <p>{slowReference ? `Please try again. ${comfort}` : `The fault is ours. ${comfort}`}</p>
    </ErrorScreen>
  );
}
