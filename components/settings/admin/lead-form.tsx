"use client";

import { CheckField, FieldGroup, SelectField, TextField } from "@/components/admin/form/form-fields";
import type { LeadSettings } from "@/lib/settings/lead-settings";
import { saveLeadsAction } from "@/server/settings/admin-actions";
import { SettingsForm, type SettingsProps } from "./settings-form";

const labels: Record<keyof LeadSettings, string> = {
  isOn: "Visitors are offered a code for their address",
  trigger: "It opens",
  delayMs: "After so many milliseconds",
  scrollPercent: "After so much of the page, in per cent",
  holdOut: "Held back from, in per cent of browsers",
  percentOff: "The code takes off, in per cent",
  maxDiscount: "At most",
  validDays: "It works for so many days",
};

export function LeadForm({ saved, canWrite }: SettingsProps<LeadSettings>) {
  return (
    <SettingsForm
      name="Lead popup settings"
      schema={async () => (await import("@/lib/settings/lead-settings")).leadSettingsSchema}
      save={saveLeadsAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
    >
      <FieldGroup
        title="Switch"
        hint="Off, there is neither popup nor form. Codes that are out keep working."
      >
        <CheckField name="isOn" label={labels.isOn} />
      </FieldGroup>
      <FieldGroup
        title="When it opens"
        hint="Once in a browser session, on pages that everybody sees alike. Never in cart, checkout, orders and accounts."
      >
        <SelectField
          name="trigger"
          label={labels.trigger}
          hint="A phone has no pointer that leaves: there the scroll counts instead."
        >
          <option value="delay">after a time</option>
          <option value="scroll">after scrolling</option>
          <option value="exit">when the pointer leaves the page</option>
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="delayMs" label={labels.delayMs} inputMode="numeric" />
          <TextField name="scrollPercent" label={labels.scrollPercent} affix="%" inputMode="numeric" />
        </div>
      </FieldGroup>
      <FieldGroup
        title="Whether it earns"
        hint="Some browsers never see it. Marketing compares what they buy with what the others buy; 0 measures nothing."
      >
        <TextField name="holdOut" label={labels.holdOut} affix="%" inputMode="numeric" className="max-w-72" />
      </FieldGroup>
      <FieldGroup
        title="The code"
        hint="One for each address, once, for a first order. A change counts for codes that are given from then on."
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="percentOff" label={labels.percentOff} affix="%" inputMode="numeric" />
          <TextField name="maxDiscount" label={labels.maxDiscount} affix="₹" inputMode="numeric" isOptional />
          <TextField name="validDays" label={labels.validDays} inputMode="numeric" />
        </div>
      </FieldGroup>
    </SettingsForm>
  );
}
