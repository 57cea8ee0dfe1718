"use client";

import { ErrorView } from "@/components/layout/error-view";
import "./globals.css";

/** In place of the root layout, so it brings its own document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <title>Something went wrong</title>
        <main>
          <ErrorView error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
