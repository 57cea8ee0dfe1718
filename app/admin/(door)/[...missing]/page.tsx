import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { AdminNotFound } from "@/components/admin/admin-not-found";
import { missingMeta } from "@/lib/seo/missing-meta";

export const metadata: Metadata = missingMeta;

/** Next requires at least one. */
export function generateStaticParams() {
  return [{ missing: ["nothing"] }];
}

function Missing(): never {
  notFound();
}

/**
 * An admin URL that has no page. Static, because a page that reads the session has sent its 200 before it can
 * send 404; the middleware redirects everyone but staff. components/layout/missing-record.tsx explains the Suspense.
 */
export default function MissingAdminPage() {
  return (
    <Suspense fallback={<AdminNotFound />}>
      <Missing />
    </Suspense>
  );
}
