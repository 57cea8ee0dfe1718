"use client";

import { CheckField, FieldGroup, TextField } from "@/components/admin/form/form-fields";
import type { ReferralSettings } from "@/lib/settings/referral-settings";
import { saveReferralAction } from "@/server/settings/admin-actions";
import { SettingsForm, type SettingsProps } from "./settings-form";

const labels: Record<keyof ReferralSettings, string> = {
  isOn: "The program is on",
  pieces: "T-shirts for one free one",
  cap: "Free up to",
  validDays: "Days that a code works",
  holdAt: "Held for review from",
  ambassadors: "Ambassadors",
  freeTees: "Free tees",
  rating: "Rating",
};

export function ReferralForm({ saved, canWrite }: SettingsProps<ReferralSettings>) {
  return (
    <SettingsForm
      name="Referral settings"
      schema={async () => (await import("@/lib/settings/referral-settings")).referralSettingsSchema}
      save={saveReferralAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
    >
      <FieldGroup title="Switch" hint="Off, new orders earn nothing. What was earned stays good.">
        <CheckField name="isOn" label={labels.isOn} />
      </FieldGroup>
      <FieldGroup
        title="Reward"
        hint="Counts for rewards that are given from now on. T-shirts count when their order is Completed."
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="pieces" label={labels.pieces} inputMode="numeric" />
          <TextField name="cap" label={labels.cap} affix="₹" inputMode="numeric" />
          <TextField name="validDays" label={labels.validDays} inputMode="numeric" />
        </div>
      </FieldGroup>
      <FieldGroup
        title="Review"
        hint="Points of what looks odd about an order: 1 for the referrer's network or pincode, 2 for a browser, phone or door that other buyers share, for many orders in a day, and for two who bring each other."
      >
        <TextField name="holdAt" label={labels.holdAt} inputMode="numeric" className="max-w-48" />
      </FieldGroup>
      <FieldGroup
        title="Claims"
        hint="The page of the program shows them as they are typed. They must be true."
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="ambassadors" label={labels.ambassadors} />
          <TextField name="freeTees" label={labels.freeTees} />
          <TextField name="rating" label={labels.rating} />
        </div>
      </FieldGroup>
    </SettingsForm>
  );
}
