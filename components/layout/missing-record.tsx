import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { MissingPage } from "./missing-page";

function Missing(): never {
  notFound();
}

/**
 * What a static page shows in place of a missing record: a 404 with its text in the HTML. Thrown outside a Suspense boundary,
 * notFound() leaves Next an empty document that only scripts fill.
 */
export function MissingRecord({ more }: { more?: ReactNode }) {
  return (
    <Suspense fallback={<MissingPage more={more} />}>
      <Missing />
    </Suspense>
  );
}
