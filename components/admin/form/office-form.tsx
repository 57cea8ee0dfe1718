"use client";

import { type ReactNode, useEffect } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { FormUploadsContext } from "@/components/pictures/admin/form-uploads";
import { Alert } from "@/components/ui/alert";
import { cn } from "@/components/ui/cn";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { ConflictDialog } from "./conflict-dialog";
import { ErrorSummary } from "./error-summary";
import { LeaveGuard } from "./leave-guard";
import { SaveBar } from "./save-bar";
import type { OfficeForm as State } from "./use-office-form";

interface OfficeFormProps<I extends FieldValues, O> {
  state: State<I, O>;
  /** The fields' names for a reader, by the form's own names: for errors and for a conflict. */
  labels: Partial<Record<keyof I & string, string>>;
  /** How a value is shown beside somebody else's. */
  show?: (name: keyof I & string, value: unknown) => string;
  /** True for a new thing: its button is there before anything is typed. */
  isNew?: boolean;
  saveLabel?: string;
  /** False shows the values only, and `readOnlyReason` says why. */
  canWrite?: boolean;
  readOnlyReason?: string;
  className?: string;
  children: ReactNode;
}

/** A form of the back office: errors counted at the top, one bar to save or discard, Ctrl-S, and a conflict in the open. */
export function OfficeForm<I extends FieldValues, O>({
  state,
  labels,
  show = showValue,
  isNew = false,
  saveLabel = "Save",
  canWrite = true,
  readOnlyReason,
  className,
  children,
}: OfficeFormProps<I, O>) {
  const {
    form,
    isDirty,
    isSaving,
    problem,
    isSignedOut,
    uploads,
    isRestored,
    theirs,
    prepare,
    submit,
    discard,
  } = state;
  const { errors, submitCount } = form.formState;

  // Until then nothing takes care of what is typed.
  const isAlive = useIsAlive();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || !canWrite) return;
      event.preventDefault();
      submit();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={cn("mt-6", className)}
        onFocus={prepare}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {canWrite ? null : <Alert className="mb-6">{readOnlyReason}</Alert>}
        {isRestored ? (
          <Alert className="mb-6">
            Your unsaved changes are back.{" "}
            <button type="button" onClick={discard} className="link font-semibold">
              Discard them
            </button>
          </Alert>
        ) : null}
        <ErrorSummary
          errors={errors}
          labels={labels}
          problem={problem}
          attempt={submitCount}
          isSignedOut={isSignedOut}
        />
        <fieldset disabled={!canWrite || !isAlive} className="min-w-0">
          <FormUploadsContext value={uploads}>{children}</FormUploadsContext>
        </fieldset>
        {canWrite ? (
          <SaveBar
            isOpen={isDirty || isNew}
            isDirty={isDirty}
            isSaving={isSaving}
            uploads={uploads.progress}
            saveLabel={saveLabel}
            onDiscard={discard}
          />
        ) : null}
      </form>
      <LeaveGuard isActive={isDirty && !isSaving && !isSignedOut} />
      {theirs ? (
        <ConflictDialog
          mine={form.getValues()}
          base={form.formState.defaultValues ?? {}}
          theirs={theirs}
          labels={labels}
          show={show}
          onSettle={state.settle}
          onClose={state.closeConflict}
        />
      ) : null}
    </FormProvider>
  );
}

function showValue(_name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.every(isPlain) ? value.join(", ") : `${value.length} entries`;
  return isPlain(value) ? String(value) : JSON.stringify(value);
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}
