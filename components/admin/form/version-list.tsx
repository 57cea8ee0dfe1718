import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toaster";
import { formatMoment } from "@/lib/orders/when";
import type { Result } from "@/lib/result";
import { FieldGroup } from "./form-fields";

/** The form's other fields. */
interface Fields {
  title: string;
  body: string;
}

interface VersionListProps<Id extends string | number> {
  title: string;
  hint?: string;
  /** For screen readers: "View the version of …". */
  what: "the version of" | "the draft by";
  /** Author and time, newest first; `at` is ISO, null for an unsaved text. */
  versions: readonly { id: Id; by: string; at: string | null }[];
  read: (id: Id) => Promise<Result<Fields>>;
}

/** Other versions of the text: each can be viewed and copied into the form, where Save stores it. */
export function VersionList<Id extends string | number>({
  title,
  hint,
  what,
  versions,
  read,
}: VersionListProps<Id>) {
  const { setValue } = useFormContext();
  const [busyId, setBusyId] = useState<Id | null>(null);
  const [shown, setShown] = useState<{ heading: string; fields: Fields } | null>(null);
  if (versions.length === 0) return null;

  async function look(id: Id, heading: string): Promise<void> {
    setBusyId(id);
    const result = await attempt(() => read(id));
    setBusyId(null);
    if (result.ok) setShown({ heading, fields: result.data });
    else toast({ title: result.message, variant: "destructive" });
  }

  function putBack(fields: Fields): void {
    for (const [name, value] of Object.entries(fields)) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
    setShown(null);
    toast({ title: "Version restored to the form. Save to keep it." });
  }

  return (
    <FieldGroup title={title} hint={hint}>
      <ul className="grid gap-1">
        {versions.map(({ id, by, at }) => {
          const name = at === null ? by : `${by}, ${formatMoment(at)}`;
          return (
            <li key={id} className="flex items-center justify-between gap-3">
              <span className="wrap-anywhere">{name}</span>
              <Button
                variant="ghost"
                size="sm"
                isPending={busyId === id}
                aria-label={at === null ? `View: ${by}` : `View ${what} ${name}`}
                onClick={() => void look(id, name)}
              >
                View
              </Button>
            </li>
          );
        })}
      </ul>
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title={shown?.heading ?? ""}>
        {shown ? (
          <div className="grid gap-4">
            <p className="wrap-anywhere font-semibold">{shown.fields.title}</p>
            <pre className="wrap-anywhere max-h-[50vh] overflow-y-auto whitespace-pre-wrap rounded-sm bg-muted p-4 text-sm">
              {shown.fields.body}
            </pre>
            <div className="flex flex-wrap gap-3">
              <Button variant="brand" onClick={() => putBack(shown.fields)}>
                Restore to the form
              </Button>
              <Button variant="outline" onClick={() => setShown(null)}>
                Close
              </Button>
            </div>
          </div>
        ) : null}
      </Dialog>
    </FieldGroup>
  );
}
