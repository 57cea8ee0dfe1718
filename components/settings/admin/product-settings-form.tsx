"use client";

import { FieldGroup } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import {
  type SettingKey,
  settingDefinitions,
  settingGroups,
  settingKeys,
  tellSetting,
} from "@/lib/settings/product-settings";
import type { ProductSettings } from "@/lib/settings/product-settings-schema";
import { readOnlyReason, type Saved } from "@/lib/settings/saved";
import { saveProductSettingsAction } from "@/server/settings/admin-actions";
import { asVersion } from "./as-version";
import { DiscountExample } from "./discount-example";
import { SettingField } from "./setting-field";

const labels = Object.fromEntries(settingKeys.map((key) => [key, settingDefinitions[key].label]));

const tell = (key: SettingKey, value: unknown) => tellSetting(key, value as ProductSettings[SettingKey]);

interface ProductSettingsFormProps {
  saved: Saved<ProductSettings>;
  canWrite: boolean;
}

/** Prices, delivery, cash, returns and tax, with the words of somebody who runs a shop. */
export function ProductSettingsForm({ saved, canWrite }: ProductSettingsFormProps) {
  const state = useOfficeForm({
    name: "product settings",
    schema: async () => (await import("@/lib/settings/product-settings-schema")).productSettingsSchema,
    saved: saved.values,
    version: saved.version,
    save: (values, version) => saveProductSettingsAction({ ...values, version: asVersion(version) }),
    said: "Product settings saved",
  });
  return (
    <OfficeForm
      state={state}
      labels={labels}
      show={tell}
      canWrite={canWrite}
      readOnlyReason={readOnlyReason}
      className="max-w-[45rem]"
    >
      {settingGroups.map(({ title, keys }) => (
        <FieldGroup key={title} title={title} className="gap-x-8 gap-y-6 sm:grid-cols-2">
          {keys.map((key) => (
            <SettingField key={key} name={key} />
          ))}
          {keys.includes("global_discount") ? <DiscountExample /> : null}
        </FieldGroup>
      ))}
    </OfficeForm>
  );
}
