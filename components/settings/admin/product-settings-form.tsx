"use client";

import { FieldGroup } from "@/components/admin/form/form-fields";
import {
  formatSetting,
  type SettingKey,
  settingDefinitions,
  settingGroups,
  settingKeys,
} from "@/lib/settings/product-settings";
import type { ProductSettings } from "@/lib/settings/product-settings-schema";
import { saveProductSettingsAction } from "@/server/settings/admin-actions";
import { DiscountExample } from "./discount-example";
import { SettingField } from "./setting-field";
import { SettingsForm, type SettingsProps } from "./settings-form";

const labels = Object.fromEntries(settingKeys.map((key) => [key, settingDefinitions[key].label]));

const formatShown = (key: SettingKey, value: unknown) =>
  formatSetting(key, value as ProductSettings[SettingKey]);

const anchorOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

/** Prices, delivery, COD, returns and tax, in a shop owner's words. */
export function ProductSettingsForm({ saved, canWrite }: SettingsProps<ProductSettings>) {
  return (
    <SettingsForm
      name="Product settings"
      schema={async () => (await import("@/lib/settings/product-settings-schema")).productSettingsSchema}
      save={saveProductSettingsAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
      show={formatShown}
    >
      <nav aria-label="On this page" className="flex flex-wrap gap-x-4 border-b pb-2">
        {Object.keys(settingGroups).map((title) => (
          <a key={title} href={`#${anchorOf(title)}`} className="flex min-h-9 items-center underline">
            {title}
          </a>
        ))}
      </nav>
      {Object.entries(settingGroups).map(([title, settings]) => (
        <FieldGroup key={title} id={anchorOf(title)} title={title} className="gap-x-8 gap-y-6 sm:grid-cols-2">
          {(Object.keys(settings) as SettingKey[]).map((key) => (
            <SettingField key={key} name={key} />
          ))}
          {"global_discount" in settings ? <DiscountExample /> : null}
        </FieldGroup>
      ))}
    </SettingsForm>
  );
}
