"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminForm } from "@/components/admin/form/admin-form";
import { TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { Button } from "@/components/ui/button";
import type { GstChange } from "@/lib/pricing/gst-timeline";
import type { Result } from "@/lib/result";
import type { SavedOutcome } from "@/lib/settings/saved";
import { addGstChangeAction } from "@/server/settings/admin-actions";

const labels = {
  hsnPrefix: "HSN starts with",
  startsOn: "From",
  percent: "GST (%)",
  above: "Price threshold",
  percentAbove: "GST above threshold (%)",
};

const empty: GstChange = { hsnPrefix: "61", startsOn: "", percent: "", above: "", percentAbove: "" };

async function add(values: GstChange): Promise<Result<SavedOutcome<GstChange>>> {
  const result = await addGstChangeAction(values);
  return result.ok ? { ok: true, data: { kind: "saved", version: null } } : result;
}

/** A new rate from a later day on. */
export function GstChangeForm() {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const onAdded = () => {
    setIsOpen(false);
    router.refresh();
  };
  if (!isOpen) {
    return (
      <Button variant="outline" className="mt-6" onClick={() => setIsOpen(true)}>
        Add rate
      </Button>
    );
  }
  return (
    <section aria-labelledby="add-heading" className="mt-10">
      <h2 id="add-heading" className="font-semibold text-lg">
        Add rate
      </h2>
      <Fields onAdded={onAdded} />
    </section>
  );
}

function Fields({ onAdded }: { onAdded: () => void }) {
  const state = useAdminForm({
    name: "tax rate",
    schema: async () => (await import("@/lib/pricing/gst-timeline")).gstChangeSchema,
    saved: empty,
    version: null,
    save: add,
    successMessage: "Tax rate added",
    onSaved: onAdded,
  });
  return (
    <AdminForm state={state} labels={labels} isNew saveLabel="Add rate" className="max-w-[45rem]">
      <div className="grid max-w-lg gap-4 sm:grid-cols-2">
        <TextField name="startsOn" type="date" label={labels.startsOn} hint="Tomorrow or later." />
        <TextField
          name="hsnPrefix"
          label={labels.hsnPrefix}
          inputMode="numeric"
          hint="61 is knitted clothing. Leave empty for all others."
          isOptional
        />
        <TextField name="percent" label={labels.percent} inputMode="decimal" />
        <span className="hidden sm:block" />
        <TextField
          name="above"
          label={labels.above}
          affix="₹"
          inputMode="decimal"
          hint="Item price after discounts."
          isOptional
        />
        <TextField name="percentAbove" label={labels.percentAbove} inputMode="decimal" isOptional />
      </div>
    </AdminForm>
  );
}
