import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { MissingInAdmin } from "@/components/admin/missing-in-admin";
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
 * An address of the back office that has no page. Static, because a page that reads the session has sent its 200 before
 * it can say 404; the middleware sends everybody but staff away. See components/layout/missing-here.tsx for the Suspense.
 */
export default function MissingAdminPage() {
  return (
    <Suspense fallback={<MissingInAdmin />}>
      <Missing />
    </Suspense>
  );
}
