"use client";

import { CheckField, FieldGroup, TextField } from "@/components/admin/form/form-fields";
import type { AiArtSettings } from "@/lib/settings/ai-art-settings";
import { saveAiArtAction } from "@/server/settings/admin-actions";
import { SettingsForm, type SettingsProps } from "./settings-form";

const labels: Record<keyof AiArtSettings, string> = {
  isOn: "Pictures are drawn",
  personDay: "For one person, a day",
  personMonth: "For one person, a month",
  shopDay: "For all, a day",
  budget: "Spent a day at most",
};

export function AiArtForm({ saved, canWrite }: SettingsProps<AiArtSettings>) {
  return (
    <SettingsForm
      name="AI art settings"
      schema={async () => (await import("@/lib/settings/ai-art-settings")).aiArtSettingsSchema}
      save={saveAiArtAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
    >
      <FieldGroup title="Switch" hint="Off, the designer has no such tool, and what waits is given back.">
        <CheckField name="isOn" label={labels.isOn} />
      </FieldGroup>
      <FieldGroup title="Pictures" hint="Counted by the day and the month of India.">
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="personDay" label={labels.personDay} inputMode="numeric" />
          <TextField name="personMonth" label={labels.personMonth} inputMode="numeric" />
          <TextField name="shopDay" label={labels.shopDay} inputMode="numeric" />
        </div>
      </FieldGroup>
      <FieldGroup
        title="Money"
        hint="Prices are those of the provider's list, and a dollar is counted as ₹95."
      >
        <TextField name="budget" label={labels.budget} affix="₹" inputMode="numeric" className="max-w-48" />
      </FieldGroup>
    </SettingsForm>
  );
}
