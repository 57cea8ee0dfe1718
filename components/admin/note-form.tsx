"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { Result } from "@/lib/result";
import { readDraft, writeDraft } from "./form/draft-store";

interface NoteFormProps<About> {
  /** The subject of the note. */
  about: About;
  save: (input: About & { body: string }) => Promise<Result<unknown>>;
  hint: string;
  /** Characters */
  most: number;
}

/** A staff note. Typed text survives a reload. */
export function NoteForm<About extends object>({ about, save, hint, most }: NoteFormProps<About>) {
  const { isWorking, failure, run } = usePageAction();
  const [body, setBody] = useState("");
  const draft = `note ${Object.values(about).join(" ")}`;
  const problem = failure?.fieldErrors.body;

  useEffect(() => {
    const stored = readDraft(draft)?.values.body;
    if (typeof stored === "string") setBody(stored);
  }, [draft]);

  function type(words: string): void {
    setBody(words);
    writeDraft(draft, words ? { version: null, values: { body: words } } : null);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () => save({ ...about, body }),
      "Note added",
      () => type(""),
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-2">
      <FailureAlert message={!problem && failure?.message} />
      <LabelledTextarea
        id="team-note"
        label="Note for the team"
        hint={hint}
        error={problem}
        rows={2}
        maxLength={most}
        value={body}
        onType={type}
      />
      <Button type="submit" variant="outline" size="sm" isPending={isWorking} className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}
