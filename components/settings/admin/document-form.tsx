"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import {
  CheckField,
  FieldGroup,
  SelectField,
  TextAreaField,
  TextField,
} from "@/components/admin/form/form-fields";
import type { SettingsDocument } from "@/lib/settings/document";
import { type DocumentSlug, type DocumentValues, settingsDocuments } from "@/lib/settings/documents";
import type { Field } from "@/lib/settings/field";
import {
  saveAiArtAction,
  saveAnalyticsAction,
  saveBusinessAction,
  saveChatAction,
  saveGeneralAction,
  saveLeadsAction,
  saveNotificationsAction,
  saveProductInformationAction,
  saveReferralAction,
} from "@/server/settings/admin-actions";
import { SettingsForm, type SettingsFormProps, type SettingsProps } from "./settings-form";

const saves = {
  general: saveGeneralAction,
  business: saveBusinessAction,
  "ai-art": saveAiArtAction,
  referral: saveReferralAction,
  leads: saveLeadsAction,
  chat: saveChatAction,
  analytics: saveAnalyticsAction,
  notifications: saveNotificationsAction,
  "product-information": saveProductInformationAction,
};

const columns = ["", "", "grid gap-4 sm:grid-cols-2", "grid gap-4 sm:grid-cols-3"];

const widths = { short: "max-w-48", medium: "max-w-72", long: "max-w-sm" };

const widthOf = ({ width }: Field) => width && widths[width];

interface DocumentFormProps<S extends DocumentSlug> extends SettingsProps<DocumentValues<S>> {
  slug: S;
  show?: (name: string, value: unknown) => string;
  /** Shown below the groups of its table. */
  children?: ReactNode;
}

/** The form of a settings document, as its table in lib/settings/documents defines it. */
export function DocumentForm<S extends DocumentSlug>({ slug, children, ...props }: DocumentFormProps<S>) {
  const document: SettingsDocument = settingsDocuments[slug];
  const { name, fields, groups } = document;
  const labels = Object.entries(fields).map(([field, { title, label }]) => [field, title ?? label]);
  const fieldOf = (field: string) => <DocumentField key={field} name={field} field={fields[field]} />;
  return (
    <SettingsForm<FieldValues, object>
      {...props}
      name={name}
      schema={async () => (await import("@/lib/settings/document-schema")).schemaOf(document)}
      save={saves[slug] as unknown as SettingsFormProps<FieldValues, object>["save"]}
      labels={Object.fromEntries(labels)}
    >
      {groups.map(({ title, hint, isTight, rows }) => (
        <FieldGroup key={title} title={title} hint={hint} className={isTight ? "gap-1" : undefined}>
          {rows.map((row) =>
            typeof row === "string" ? (
              fieldOf(row)
            ) : (
              <div key={row[0]} className={columns[row.length]}>
                {row.map(fieldOf)}
              </div>
            ),
          )}
        </FieldGroup>
      ))}
      {children}
    </SettingsForm>
  );
}

export function DocumentField({ name, field }: { name: string; field: Field | undefined }) {
  switch (field?.kind) {
    case "flag":
      return <CheckField name={name} label={field.label} />;
    case "choice":
      return (
        <SelectField name={name} label={field.label} hint={field.hint} className={widthOf(field)}>
          {Object.entries(field.choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      );
    case "text": {
      const { label, hint, isOptional, rows, affix, inputMode, type, spellCheck } = field;
      const shown = { name, label, hint, isOptional, className: widthOf(field) };
      if (rows) return <TextAreaField {...shown} rows={rows} />;
      return <TextField {...shown} {...{ affix, inputMode, type, spellCheck }} />;
    }
    default:
      return null;
  }
}
