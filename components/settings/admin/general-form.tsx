"use client";

import { FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { generalLabels } from "@/lib/settings/general-labels";
import type { GeneralSettings } from "@/lib/settings/site-settings";
import { saveGeneralAction } from "@/server/settings/admin-actions";
import { SettingsForm, type SettingsProps } from "./settings-form";

export function GeneralForm({ saved, canWrite }: SettingsProps<GeneralSettings>) {
  return (
    <SettingsForm
      name="General settings"
      schema={async () => (await import("@/lib/settings/site-settings")).generalSchema}
      save={saveGeneralAction}
      saved={saved}
      canWrite={canWrite}
      labels={generalLabels}
    >
      <FieldGroup title="The shop">
        <TextField name="shop_name" label={generalLabels.shop_name} hint="In titles, mails and the footer." />
        <TextField name="tagline" label={generalLabels.tagline} />
        <TextField
          name="order_prefix"
          label={generalLabels.order_prefix}
          hint="For new orders. Orders that are placed keep their numbers."
          className="max-w-sm"
        />
      </FieldGroup>
      <FieldGroup title="The company" hint="On invoices, in the footer and on the contact page.">
        <TextField name="company_name" label={generalLabels.company_name} />
        <TextAreaField name="company_address" label={generalLabels.company_address} rows={2} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="company_email" type="email" label={generalLabels.company_email} />
          <TextField name="company_phone" type="tel" label={generalLabels.company_phone} />
        </div>
        <TextField
          name="company_gstin"
          label={generalLabels.company_gstin}
          isOptional
          hint="On every tax invoice."
          className="max-w-sm"
        />
      </FieldGroup>
      <FieldGroup title="Social networks" hint="Linked in the footer. An empty field is left out.">
        <TextField name="social_instagram" type="url" label={generalLabels.social_instagram} isOptional />
        <TextField name="social_youtube" type="url" label={generalLabels.social_youtube} isOptional />
        <TextField name="social_facebook" type="url" label={generalLabels.social_facebook} isOptional />
        <TextField name="social_x" type="url" label={generalLabels.social_x} isOptional />
      </FieldGroup>
    </SettingsForm>
  );
}
