import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { AdminForm } from "@/components/admin/form/admin-form";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import type { Result } from "@/lib/result";
import { readOnlyReason, type Saved } from "@/lib/settings/saved";

/** The props of each settings form. */
export interface SettingsProps<I> {
  saved: Saved<I>;
  canWrite: boolean;
}

export interface SettingsFormProps<I extends FieldValues, O extends object> extends SettingsProps<I> {
  /** Such as "Chat settings". */
  name: string;
  schema: () => Promise<z.ZodType<O, I>>;
  save: (input: O & { version: string | null }) => Promise<Result<SaveOutcome<I>>>;
  labels: Partial<Record<keyof I & string, string>>;
  /** Formats a value whose stored spelling is unreadable. */
  show?: (name: keyof I & string, value: unknown) => string;
  children: ReactNode;
}

/** One settings document, saved as a whole. */
export function SettingsForm<I extends FieldValues, O extends object>({
  name,
  schema,
  saved,
  save,
  ...form
}: SettingsFormProps<I, O>) {
  const state = useAdminForm<I, O>({
    name,
    schema,
    saved: saved.values,
    version: saved.version,
    // Versions of settings are timestamps in the database's format.
    save: (values, version) => save({ ...values, version: version === null ? null : String(version) }),
    successMessage: `${name} saved`,
  });
  return <AdminForm state={state} readOnlyReason={readOnlyReason} className="max-w-[45rem]" {...form} />;
}
