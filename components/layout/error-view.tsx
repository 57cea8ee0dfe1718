"use client";

import { useState } from "react";
import { isAuthenticationError } from "@/lib/auth/authentication-error";
import { paths } from "@/lib/paths";
import { ErrorScreen } from "./error-screen";

// Plain buttons: this stands in the scripts of every page.
const button =
  "min-h-12 rounded-sm bg-primary px-6 font-semibold text-primary-foreground hover:bg-brand-strong";

interface ErrorViewProps {
  error: unknown;
  retry: () => void;
  home?: string;
  /** What the reader fears for. */
  comfort?: string;
}

const patienceMs = 10_000;

async function goHome(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await fetch("/api/sign-out?forced", { method: "POST", redirect: "manual", signal }).catch(
      () => undefined,
    );
    window.localStorage.clear();
    window.sessionStorage.clear();
  } finally {
    window.location.assign(paths.home);
  }
}

function GoHome() {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void goHome();
  };
  return (
    <button type="button" onClick={leave} aria-busy={isLeaving} disabled={isLeaving} className={button}>
      Go Home
    </button>
  );
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
  if (isAuthenticationError(error)) {
    return (
      <ErrorScreen title="Authentication Error" action={<GoHome />}>
        <p>
          We could not confirm who you are. Going home signs you out on this device, so that you can start
          again.
        </p>
      </ErrorScreen>
    );
  }
  return (
    <ErrorScreen
      title="Something went wrong"
      reference={digestOf(error)}
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
      <p>The fault is ours. {comfort}</p>
    </ErrorScreen>
  );
}
