"use client";

import { CheckField, FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { trackers } from "@/lib/settings/admin-setting-lists";
import type { AnalyticsSettings } from "@/lib/settings/admin-settings";
import { saveAnalyticsAction } from "@/server/settings/admin-actions";
import { SettingsForm, type SettingsProps } from "./settings-form";

const labels = Object.fromEntries(
  trackers.flatMap(({ flag, id, name, label }) => [
    [flag, name],
    [id, `${name}: ${label}`],
  ]),
);

export function AnalyticsForm({ saved, canWrite }: SettingsProps<AnalyticsSettings>) {
  return (
    <SettingsForm
      name="Analytics settings"
      schema={async () => (await import("@/lib/settings/admin-settings")).analyticsSchema}
      save={saveAnalyticsAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
    >
      {trackers.map(({ flag, id, name, label, problem }) => (
        <FieldGroup key={flag} title={name} className="gap-1">
          <CheckField name={flag} label={`${name} is on`} />
          <TextField
            name={id}
            label={label}
            spellCheck={false}
            hint={problem.replace("Type an ID", "An ID")}
            className="max-w-sm"
          />
        </FieldGroup>
      ))}
    </SettingsForm>
  );
}
