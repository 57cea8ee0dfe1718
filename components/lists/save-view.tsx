"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { usePageAction } from "@/components/ui/use-page-action";
import { saveViewAction } from "@/server/lists/actions";

interface SaveViewProps {
  list: string;
  q: string;
  /** As in the address. */
  sort: string;
}

/** Keeps the search and the order as a tab. */
export function SaveView({ list, q, sort }: SaveViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isWorking, failure, run } = usePageAction();
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get("name") ?? "");
    run(async () => {
      const result = await saveViewAction({ list, name, q, sort, isShared: data.get("shared") === "on" });
      if (result.ok) setIsOpen(false);
      return result;
    }, `View ${name} saved`);
  };
  const nameError = failure?.fieldErrors.name;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        Save view
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Save this view">
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <FailureAlert message={!nameError && failure?.message} />
          <Field id={id} label="Name" error={nameError} hint="It becomes a tab above the list.">
            {(control) => (
              <Input {...control} data-first-focus name="name" maxLength={40} autoComplete="off" />
            )}
          </Field>
          <Checkbox name="shared" label="For everybody who works here" />
          <div className="flex justify-end gap-3">
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="brand" isPending={isWorking}>
              Save view
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
