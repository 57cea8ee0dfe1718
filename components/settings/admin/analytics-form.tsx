"use client";

import { CheckField, FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { trackers } from "@/lib/settings/admin-setting-lists";
import type { AnalyticsSettings } from "@/lib/settings/admin-settings";
import { readOnlyReason, type Saved } from "@/lib/settings/saved";
import { saveAnalyticsAction } from "@/server/settings/admin-actions";
import { asVersion } from "./as-version";

const labels = Object.fromEntries(
  trackers.flatMap(({ flag, id, name, label }) => [
    [flag, name],
    [id, `${name}: ${label}`],
  ]),
);

interface AnalyticsFormProps {
  saved: Saved<AnalyticsSettings>;
  canWrite: boolean;
}

export function AnalyticsForm({ saved, canWrite }: AnalyticsFormProps) {
  const state = useOfficeForm({
    name: "analytics settings",
    schema: async () => (await import("@/lib/settings/admin-settings")).analyticsSchema,
    saved: saved.values,
    version: saved.version,
    save: (values, version) => saveAnalyticsAction({ ...values, version: asVersion(version) }),
    said: "Analytics settings saved",
  });
  return (
    <OfficeForm
      state={state}
      labels={labels}
      canWrite={canWrite}
      readOnlyReason={readOnlyReason}
      className="max-w-[45rem]"
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
    </OfficeForm>
  );
}
