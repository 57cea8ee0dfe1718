import type { SettingsDocument } from "../lib/settings/document";
import { settingsDocuments } from "../lib/settings/documents";
import { type Field, number, type TextRule } from "../lib/settings/field";
import { ruleOf, settingDefinitions } from "../lib/settings/product-settings";

/** No form has it yet. */
const lowStockAt = number({ label: "", defaultValue: "5", least: 0, most: 10, unit: "items," });

const columns = {
  document: "text",
  field: "text",
  kind: "text",
  pattern: "text",
  lowest: "numeric",
  highest: "numeric",
  must: "text",
  /** Field values that make an empty field invalid; null: it may be empty. */
  needed_by: "jsonb",
  default_value: "jsonb",
};

type Row = Partial<Record<keyof typeof columns, unknown>>;

const ofRule = ({ pattern, least, most, problem, must = problem.replace(/^Enter /, "") }: TextRule): Row => ({
  pattern: pattern.source,
  ...{ lowest: least, highest: most, must },
});

function ofField(field: Field, isSwitched: boolean): Row {
  if (field.kind === "flag") return { kind: "flag", must: "true or false" };
  const {
    kind,
    isOptional = kind === "list",
    neededBy = isSwitched && !isOptional ? { isOn: true } : null,
  } = field;
  return { ...ofRule(field), kind, needed_by: neededBy };
}

function rowsOf({ key, fields }: SettingsDocument): Row[] {
  return Object.entries(fields).map(([field, one]) => ({
    ...{ document: key ?? "site_settings", field, default_value: one.defaultValue },
    ...ofField(one, "isOn" in fields),
  }));
}

/** The rules of lib/settings for settings documents and product settings, as a function for the database's checks. */
export function settingRulesSql(): string {
  const documents: SettingsDocument[] = Object.values(settingsDocuments);
  const product = Object.entries(settingDefinitions).map(([field, definition]) => ({
    ...{ document: "product_settings", field, default_value: definition.defaultValue },
    ...ofRule(ruleOf(definition)),
  }));
  const rows = [
    ...documents.filter((document) => document !== settingsDocuments.general).flatMap(rowsOf),
    ...product,
    { document: "product_settings", field: "low_stock_at", default_value: "5", ...ofRule(lowStockAt) },
  ];
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const list = rows.map((row) => JSON.stringify(row).replaceAll("'", "''"));
  return `create function private.setting_rules() returns table (${types.join(", ")})
language sql immutable set search_path = '' as $$
  select * from jsonb_to_recordset('[
${list.join(",\n")}
  ]') as r (${types.join(", ")})
$$;
`;
}
