import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { FormUploadsContext } from "@/components/pictures/admin/form-uploads";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { formatMoment } from "@/lib/orders/when";
import { ErrorSummary } from "./error-summary";
import type { TheirVersion } from "./save-outcome";
import type { AdminForm as State } from "./use-admin-form";

interface AdminFormProps<I extends FieldValues, O> {
  state: State<I, O>;
  /** Labels by field name, for errors and for a conflict. */
  labels: Partial<Record<keyof I & string, string>>;
  /** Formats a value for the comparison with another person's. */
  show?: (name: keyof I & string, value: unknown) => string;
  /** True for a new record: its button is visible before anything is typed. */
  isNew?: boolean;
  saveLabel?: string;
  /** False shows the values only, with `readOnlyReason`. */
  canWrite?: boolean;
  readOnlyReason?: string;
  className?: string;
  children: ReactNode;
}

/** An admin form: error summary at the top, one bar to save or discard, Ctrl-S, and visible conflicts. */
export function AdminForm<I extends FieldValues, O>({
  state,
  labels,
  show = showValue,
  isNew = false,
  saveLabel = "Save",
  canWrite = true,
  readOnlyReason,
  className,
  children,
}: AdminFormProps<I, O>) {
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

  // Until hydration nothing protects typed values.
  const isAlive = useIsAlive();
  // A link to one field came before the form.
  useEffect(() => {
    if (!isAlive) return;
    const named = document.getElementById(window.location.hash.slice(1));
    named?.scrollIntoView({ block: "center" });
    named?.focus({ preventScroll: true });
  }, [isAlive]);

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
            Your unsaved changes were restored.{" "}
            <button type="button" onClick={discard} className="link font-semibold">
              Discard
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

/** The URL of a link that this click would open in this tab. */
function placeOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere ? link.href.slice(link.origin.length) : null;
}

/** Confirms before a page with unsaved changes is left. */
function LeaveGuard({ isActive }: { isActive: boolean }) {
  const router = useRouter();
  const [place, setPlace] = useState<string | null>(null);

  useEffect(() => {
    if (!isActive) return;
    const onClick = (event: MouseEvent) => {
      const wanted = placeOf(event);
      if (!wanted) return;
      event.preventDefault();
      event.stopPropagation();
      setPlace(wanted);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, true);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isActive]);

  const stay = () => setPlace(null);
  return (
    <Dialog isOpen={place !== null} onClose={stay} title="Leave without saving?">
      <p>Your changes are saved in this browser until you come back.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button
          variant="outline"
          onClick={() => {
            if (place) router.push(place);
          }}
        >
          Leave
        </Button>
        <Button variant="brand" onClick={stay}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}

interface SaveBarProps {
  isOpen: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** 0 to 1, for each picture that is uploading. */
  uploads: readonly number[];
  saveLabel: string;
  onDiscard: () => void;
}

/** Shown at the bottom of the screen from the first change on. */
function SaveBar({ isOpen, isDirty, isSaving, uploads, saveLabel, onDiscard }: SaveBarProps) {
  const isWaiting = isSaving && uploads.length > 0;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p role="status" className="sr-only">
        {isWaiting
          ? "Saving once the pictures are uploaded"
          : isSaving
            ? "Saving…"
            : isDirty
              ? "Unsaved changes"
              : ""}
      </p>
      {isOpen ? (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-30 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t bg-background px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8"
        >
          <p className="min-w-0 flex-1 text-muted-foreground max-sm:basis-full max-sm:empty:hidden">
            {isWaiting ? <UploadProgress uploads={uploads} /> : isDirty ? "Unsaved changes" : ""}
          </p>
          {isDirty ? (
            <Button
              variant="outline"
              disabled={isSaving}
              className="max-sm:flex-1"
              onClick={() => setIsAsking(true)}
            >
              Discard
            </Button>
          ) : null}
          <Button type="submit" variant="brand" isPending={isSaving} className="min-w-28 max-sm:flex-1">
            {saveLabel}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Discard changes?"
        confirmLabel="Discard"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      >
        <p>Your changes to this form will be lost.</p>
      </ConfirmDialog>
    </>
  );
}

function UploadProgress({ uploads }: { uploads: readonly number[] }) {
  const label = `Saving after ${uploads.length === 1 ? "one picture" : `${uploads.length} pictures`}`;
  return (
    <span>
      {label}{" "}
      <progress
        aria-label={label}
        value={uploads.reduce((sum, one) => sum + one, 0)}
        max={uploads.length}
        className="h-2 w-32 accent-brand"
      />
    </span>
  );
}

interface ConflictDialogProps<I extends FieldValues> {
  mine: I;
  /** The saved values when the form was opened. */
  base: FieldValues;
  theirs: TheirVersion<I>;
  labels: Partial<Record<keyof I & string, string>>;
  show: (name: keyof I & string, value: unknown) => string;
  onSettle: (chosen: I) => void;
  onClose: () => void;
}

type Side = "mine" | "theirs";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Both versions, field by field. Where only one of the two people changed a field, that change is preselected. */
function ConflictDialog<I extends FieldValues>({
  mine,
  base,
  theirs,
  labels,
  show,
  onSettle,
  onClose,
}: ConflictDialogProps<I>) {
  const names = (Object.keys(mine) as (keyof I & string)[]).filter(
    (name) => !same(mine[name], theirs.values[name]),
  );
  const [sides, setSides] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(names.map((name) => [name, same(mine[name], base[name]) ? "theirs" : "mine"])),
  );
  const choose = () =>
    onSettle({
      ...theirs.values,
      ...Object.fromEntries(names.filter((name) => sides[name] === "mine").map((name) => [name, mine[name]])),
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        theirs.by ? `${theirs.by} saved this while you were editing` : "This was saved while you were editing"
      }
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Back to the form
          </Button>
          <Button variant="brand" onClick={choose}>
            Save
          </Button>
        </div>
      }
    >
      <p className="mb-4">{`${theirs.at ? `That was ${formatMoment(theirs.at)}. ` : ""}Nothing is lost. Choose which version of each field to keep.`}</p>
      <div className="grid gap-4">
        {names.map((name) => (
          <fieldset key={name} className="min-w-0 border-t pt-3">
            <legend className="sr-only">{labels[name] ?? name}</legend>
            <p aria-hidden="true" className="mb-2 font-semibold">
              {labels[name] ?? name}
            </p>
            <div className="grid gap-2 sm:grid-cols-2">
              {(["mine", "theirs"] as const).map((side) => (
                <label
                  key={side}
                  className="wrap-anywhere flex cursor-pointer gap-2 rounded-sm border p-2.5 has-checked:border-foreground has-checked:bg-accent"
                >
                  <input
                    type="radio"
                    name={`keep-${name}`}
                    checked={sides[name] === side}
                    data-first-focus={name === names[0] && sides[name] === side ? "" : undefined}
                    onChange={() => setSides({ ...sides, [name]: side })}
                    className="mt-0.5 size-4 shrink-0 accent-primary"
                  />
                  <span className="min-w-0">
                    <span className="block text-muted-foreground">
                      {side === "mine" ? "Yours" : (theirs.by ?? "Saved")}
                    </span>
                    {show(name, (side === "mine" ? mine : theirs.values)[name])}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
