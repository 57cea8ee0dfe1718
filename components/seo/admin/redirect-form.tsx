"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { officePaths } from "@/lib/office-paths";
import type { RedirectForm as Fields } from "@/lib/seo/redirect-schema";
import { saveRedirectAction } from "@/server/seo/admin-actions";

const labels = { source: "From", target: "To" };

/** `begun`: what the list of missing pages has filled in. */
export function RedirectForm({ begun }: { begun: Fields }) {
  const router = useRouter();
  const state = useOfficeForm<Fields, Fields>({
    name: `redirect ${begun.source}`,
    schema: async () => (await import("@/lib/seo/redirect-schema")).redirectSchema,
    saved: begun,
    version: null,
    save: (redirect) => saveRedirectAction({ id: null, redirect }),
    said: "The redirect works",
    onSaved: () => router.push(officePaths.seo),
  });
  useEffect(() => {
    if (begun.source === "") return;
    // Fields can be typed into one step after the page has come alive.
    const timer = setTimeout(() => document.getElementById(fieldIdOf("target"))?.focus(), 50);
    return () => clearTimeout(timer);
  }, [begun.source]);
  return (
    <OfficeForm state={state} labels={labels} isNew saveLabel="Add redirect">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="source"
          label={labels.source}
          hint="The old address, such as /collections/tigers"
          spellCheck={false}
          maxLength={400}
        />
        <TextField
          name="target"
          label={labels.target}
          hint="A page of the shop, such as /products?category=mens"
          spellCheck={false}
          maxLength={400}
        />
      </div>
    </OfficeForm>
  );
}
