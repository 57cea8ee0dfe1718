import { CheckField, SelectField, TextField } from "@/components/admin/form/form-fields";
import { indianStates } from "@/lib/addresses/states";
import { type SettingKey, settingDefinitions } from "@/lib/settings/product-settings";

/** One product setting: its value, and its switch where it has one. */
export function SettingField({ name }: { name: SettingKey }) {
  const { label, help, kind, choices, switch: switchLabel } = settingDefinitions[name];
  const path = `${name}.value`;
  return (
    <div className="grid content-start gap-1">
      {kind === "choice" || kind === "state" ? (
        <SelectField name={path} label={label} hint={help}>
          {optionsOf(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          name={path}
          label={label}
          hint={help}
          affix={kind === "rupees" ? "₹" : undefined}
          inputMode={kind === "rupees" || kind === "percent" ? "decimal" : "numeric"}
        />
      )}
      {switchLabel ? <CheckField name={`${name}.isEnabled`} label={switchLabel} /> : null}
    </div>
  );
}

function optionsOf(choices: Readonly<Record<string, string>> | undefined): (readonly [string, string])[] {
  return choices ? Object.entries(choices) : indianStates.map((state) => [state, state] as const);
}
