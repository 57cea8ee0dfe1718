"use client";

import { useFieldArray, useFormContext } from "react-hook-form";
import { AdminForm } from "@/components/admin/form/admin-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { Button } from "@/components/ui/button";
import { type AdminTaste, toTastesForm } from "@/lib/subscriptions/plan-form";
import type { TastesForm as Values } from "@/lib/subscriptions/plan-schemas";
import { saveTastesAction } from "@/server/subscriptions/admin-actions";

const maxTastes = 12;

interface TastesFormProps {
  tastes: readonly AdminTaste[];
  version: string;
  canWrite: boolean;
}

/** The print families that subscribers choose from, saved together. */
export function TastesForm({ tastes, version, canWrite }: TastesFormProps) {
  const state = useAdminForm<Values, Values>({
    name: "subscription tastes",
    schema: async () => (await import("@/lib/subscriptions/plan-schemas")).tastesSchema,
    saved: toTastesForm(tastes),
    version,
    save: (form, seen) => saveTastesAction({ version: String(seen), form }),
    successMessage: "Tastes saved",
  });
  return (
    <AdminForm
      state={state}
      labels={{ tastes: "Tastes" }}
      show={formatTastes}
      canWrite={canWrite}
      readOnlyReason="Your role can view plans and tastes but not change them."
      className="mt-10"
    >
      <TasteFields tastes={tastes} canWrite={canWrite} />
    </AdminForm>
  );
}

function formatTastes(_name: string, value: unknown): string {
  const rows = value as Values["tastes"];
  return rows.map(({ name, words }) => `${name}: ${words}`).join("; ") || "—";
}

function TasteFields({ tastes, canWrite }: { tastes: readonly AdminTaste[]; canWrite: boolean }) {
  const { control } = useFormContext<Values>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "tastes" });
  const printsOf = (slug: string) => tastes.find((taste) => taste.slug === slug)?.prints;
  return (
    <FieldGroup
      title="Tastes"
      hint="Groups of prints, matched by search keywords. Separate keywords with “or”."
    >
      <ol id={fieldIdOf("tastes")} tabIndex={-1} className="grid gap-4 outline-none xl:grid-cols-2">
        {fields.map(({ id, slug, name }, row) => (
          <li key={id} className="grid min-w-0 gap-3 rounded-md border p-4 sm:grid-cols-2">
            <TextField name={`tastes.${row}.name`} label="Name" maxLength={40} />
            <TextField name={`tastes.${row}.about`} label="About" maxLength={120} isOptional />
            <TextAreaField
              name={`tastes.${row}.words`}
              label="Keywords"
              rows={2}
              maxLength={400}
              hint={countWords(printsOf(slug))}
              className="sm:col-span-2"
            />
            {canWrite ? (
              <div className="flex flex-wrap gap-2 sm:col-span-2">
                <Button
                  type="button"
                  variant="ghost"
                  size="sm"
                  disabled={row === 0}
                  onClick={() => move(row, row - 1)}
                >
                  Move up<span className="sr-only">: {name}</span>
                </Button>
                <Button
                  type="button"
                  variant="ghost"
                  size="sm"
                  disabled={row === fields.length - 1}
                  onClick={() => move(row, row + 1)}
                >
                  Move down<span className="sr-only">: {name}</span>
                </Button>
                <Button type="button" variant="ghost" size="sm" onClick={() => remove(row)}>
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {canWrite && fields.length < maxTastes ? (
        <Button
          type="button"
          variant="outline"
          className="justify-self-start"
          onClick={() => append({ slug: "", name: "", about: "", words: "" })}
        >
          Add taste
        </Button>
      ) : null}
    </FieldGroup>
  );
}

function countWords(prints: number | undefined): string {
  if (prints === undefined) return "Matching prints are counted when you save.";
  return prints === 1 ? "Matches 1 print." : `Matches ${prints} prints.`;
}
