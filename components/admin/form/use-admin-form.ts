import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { type FormUploads, useFormUploads } from "@/components/pictures/admin/form-uploads";
import { toastAfter } from "@/components/ui/toast-changes";
import type { ToastInput } from "@/components/ui/toast-store";
import { loadRules } from "@/lib/load-rules";
import { messageForStatus, offlineMessage, type Result } from "@/lib/result";
import { readDraft, writeDraft } from "./draft-store";
import type { SaveOutcome, TheirVersion, Version } from "./save-outcome";

export interface AdminFormOptions<I extends FieldValues, O, S extends SaveOutcome<I> = SaveOutcome<I>> {
  /** Names the draft in this browser, such as "product 12". */
  name: string;
  /** The action's own schema, or the part of it that the form fills. Fetched when the first field is edited. */
  schema: () => Promise<z.ZodType<O, I>>;
  saved: I;
  version: Version;
  save: (values: O, version: Version) => Promise<Result<S>>;
  /** The toast after saving, possibly by the outcome. */
  successMessage: string | ((outcome: S) => ToastInput);
  /** Runs after a save, for example to open the page of a new record. Without it the form stays. */
  onSaved?: (outcome: S) => void;
  /** Shown when Save is clicked without a connection. */
  whenOffline?: string;
}

export interface AdminForm<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed as a whole. */
  problem: string | null;
  /** The session ended; the typed values are saved in this browser. */
  isSignedOut: boolean;
  /** A save waits for these uploads. */
  uploads: FormUploads;
  /** Unsaved changes of an earlier visit were restored. */
  isRestored: boolean;
  theirs: TheirVersion<I> | null;
  /** Preloads the validation rules. */
  prepare: () => void;
  /** Saves, or shows the errors. */
  submit: () => void;
  discard: () => void;
  /** Saves the choices from both versions. */
  settle: (chosen: I) => void;
  closeConflict: () => void;
}

const uploadFailed =
  "A picture couldn't be uploaded, so nothing was saved. Upload it again, or save without it.";

/** The state of an admin form: typed values survive a reload, and no one overwrites another person's change unseen. */
export function useAdminForm<I extends FieldValues, O, S extends SaveOutcome<I> = SaveOutcome<I>>(
  options: AdminFormOptions<I, O, S>,
): AdminForm<I, O> {
  const {
    name,
    schema,
    saved,
    version,
    save,
    successMessage,
    onSaved,
    whenOffline = offlineMessage,
  } = options;
  const router = useRouter();
  const [rules] = useState(() => lazyRules(schema));
  const form = useForm<I, unknown, O>({
    resolver: rules.resolver,
    defaultValues: saved as DefaultValues<I>,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const base = useRef(version);
  const isPressed = useRef(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const uploads = useFormUploads();
  const [isRestored, setIsRestored] = useState(false);
  const [theirs, setTheirs] = useState<TheirVersion<I> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer state comes with a newer version
  useEffect(() => {
    if (form.formState.isDirty || base.current === version) return;
    base.current = version;
    form.reset(saved);
  }, [version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is typed
  useEffect(() => {
    const draft = readDraft(name);
    if (draft) {
      base.current = draft.version;
      form.reset({ ...saved, ...draft.values }, { keepDefaultValues: true });
      setIsRestored(true);
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) =>
        writeDraft(name, isDirty ? { version: base.current, values: { ...values } } : null),
    });
  }, []);

  /** Values typed while the request was running stay, unsaved. */
  function markSaved(values: I, newVersion: Version): void {
    base.current = newVersion;
    writeDraft(name, null);
    form.reset(values, { keepValues: true });
    setIsRestored(false);
    setTheirs(null);
    setProblem(null);
  }

  async function send(values: O): Promise<void> {
    const typed = form.getValues();
    const result = await save(values, base.current);
    if (!result.ok) {
      setProblem(result.message);
      setIsSignedOut(result.code === "unauthenticated");
      for (const [path, message] of Object.entries(result.fieldErrors ?? {})) {
        form.setError(path as FieldPath<I>, { message });
      }
      return;
    }
    if (result.data.kind === "stale") {
      setTheirs(result.data.theirs);
      return;
    }
    markSaved(typed, result.data.version);
    const { data } = result;
    toastAfter(
      () => (onSaved ? onSaved(data) : router.refresh()),
      typeof successMessage === "string" ? { title: successMessage } : successMessage(data),
    );
  }

  async function press(): Promise<void> {
    isPressed.current = true;
    setIsPreparing(true);
    try {
      if (!(await uploads.haveArrived())) return setProblem(uploadFailed);
      await rules.load();
      setIsPreparing(false);
      await form.handleSubmit(send)();
    } catch {
      setProblem(navigator.onLine ? messageForStatus(503) : whenOffline);
    } finally {
      isPressed.current = false;
      setIsPreparing(false);
    }
  }

  function submit(): void {
    if (isPressed.current) return;
    setProblem(null);
    setIsSignedOut(false);
    if (navigator.onLine) void press();
    else setProblem(whenOffline);
  }

  function discard(): void {
    form.reset(saved);
    base.current = version;
    writeDraft(name, null);
    setIsRestored(false);
    setProblem(null);
    router.refresh();
  }

  function settle(chosen: I): void {
    if (!theirs) return;
    base.current = theirs.version;
    form.reset(theirs.values);
    form.reset(chosen, { keepDefaultValues: true });
    setTheirs(null);
    submit();
  }

  const closeConflict = () => setTheirs(null);
  return {
    form,
    isDirty,
    isSaving: isSubmitting || isPreparing,
    isSignedOut,
    uploads,
    problem,
    isRestored,
    theirs,
    prepare: rules.prepare,
    submit,
    discard,
    settle,
    closeConflict,
  };
}

interface LazyRules<I extends FieldValues, O> {
  /** The next call retries a failed fetch. */
  load: () => Promise<Resolver<I, unknown, O>>;
  /** Starts the fetch; `load` reports a failure. */
  prepare: () => void;
  resolver: Resolver<I, unknown, O>;
}

/** Form validation, fetched on demand: zod and the schemas are as large as the rest of a page. */
function lazyRules<I extends FieldValues, O>(loadSchema: () => Promise<z.ZodType<O, I>>): LazyRules<I, O> {
  let loading: Promise<Resolver<I, unknown, O>> | null = null;
  async function fetchRules(): Promise<Resolver<I, unknown, O>> {
    const [{ zodResolver }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      loadRules(loadSchema),
    ]);
    return zodResolver(schema);
  }
  function load(): Promise<Resolver<I, unknown, O>> {
    loading ??= fetchRules().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  return {
    load,
    prepare: () => void load().catch(() => undefined),
    resolver: async (values, context, options) => (await load())(values, context, options),
  };
}
