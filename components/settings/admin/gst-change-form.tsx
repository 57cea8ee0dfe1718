"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { AdminForm } from "@/components/admin/form/admin-form";
import { SelectField, TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { Button } from "@/components/ui/button";
import { toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import { compareThreshold } from "@/lib/pricing/compare-threshold";
import type { GstChange } from "@/lib/pricing/gst-timeline";
import type { Result } from "@/lib/result";
import type { SavedOutcome } from "@/lib/settings/saved";
import { addGstChangeAction } from "@/server/settings/admin-actions";
import { ThresholdExample } from "./threshold-example";

const labels = {
  hsnPrefix: "HSN starts with",
  startsOn: "From",
  percent: "GST (%)",
  above: "Price threshold",
  thresholdTax: "The threshold is a price",
  percentAbove: "GST above threshold (%)",
};

const empty: GstChange = {
  ...{ hsnPrefix: "61", startsOn: "", percent: "", above: "", percentAbove: "" },
  thresholdTax: "included",
};

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
        <SelectField name="thresholdTax" label={labels.thresholdTax} hint="Check with your accountant.">
          <option value="included">With GST</option>
          <option value="excluded">Without GST</option>
        </SelectField>
      </div>
      <LiveExample />
    </AdminForm>
  );
}

/** Both results for the typed threshold and rates, as soon as they are numbers. */
function LiveExample() {
  const [above, percent, percentAbove] = useWatch<GstChange, ["above", "percent", "percentAbove"]>({
    name: ["above", "percent", "percentAbove"],
  });
  const numbers = [plainRupees(above), percent, percentAbove].map((text) =>
    text.trim() ? Number(text) : NaN,
  );
  const [limit = NaN, low = NaN, high = NaN] = numbers;
  if (!(limit > 0 && low >= 0 && high >= 0)) return null;
  const found = compareThreshold({ abovePaise: toPaise(limit), percent: low, percentAbove: high });
  return found ? <ThresholdExample comparison={found} /> : null;
}
