"use client";

import { useEffect } from "react";
import "./globals.css";

const button = "min-h-12 bg-primary px-6 font-semibold text-primary-foreground";

/**
 * It replaces the root layout, so it renders its own document. Every page loads it, so it imports as little as
 * possible.
 */
export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  useEffect(() => {
    document.title = "Something went wrong";
    // The server has already reported an error that has a digest.
    if (error.digest === undefined) reportError(error);
  }, [error]);
  return (
    <html lang="en-IN">
      <body className="grid min-h-dvh place-items-center bg-background text-center text-foreground">
        <main className="p-6">
          <h1 className="mb-6 text-4xl">Something went wrong</h1>
          <button type="button" onClick={retry} className={button}>
            Try Again
          </button>
        </main>
      </body>
    </html>
  );
}
