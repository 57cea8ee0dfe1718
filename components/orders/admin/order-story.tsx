"use client";

import { type FormEvent, useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/components/admin/form/draft-store";
import { StoryList } from "@/components/admin/story-list";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { usePageAction } from "@/components/ui/use-page-action";
import type { StoryLine } from "@/lib/orders/desk-story";
import { noteOrderAction } from "@/server/orders/admin-actions";

interface OrderStoryProps {
  orderNumber: string;
  lines: readonly StoryLine[];
}

const dots: Record<StoryLine["kind"], string> = {
  step: "bg-brand",
  money: "bg-success",
  message: "bg-input",
  note: "bg-warning",
  paper: "bg-input",
};

/** Money, parcel, messages and staff in one line of time, the newest first, with a place to write a note. */
export function OrderStory({ orderNumber, lines }: OrderStoryProps) {
  return (
    <section aria-labelledby="story-heading">
      <h2 id="story-heading" className="font-semibold text-lg">
        What has happened
      </h2>
      <NoteForm orderNumber={orderNumber} />
      <StoryList lines={lines} dotOf={({ kind }) => dots[kind]} isNote={({ kind }) => kind === "note"} />
    </section>
  );
}

/** What is typed survives a reload. */
function NoteForm({ orderNumber }: { orderNumber: string }) {
  const { isWorking, failure, run } = usePageAction();
  const [body, setBody] = useState("");
  const draft = `note ${orderNumber}`;

  useEffect(() => {
    const kept = readDraft(`note ${orderNumber}`)?.values.body;
    if (typeof kept === "string") setBody(kept);
  }, [orderNumber]);

  function type(words: string): void {
    setBody(words);
    writeDraft(draft, words ? { version: null, values: { body: words } } : null);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () => noteOrderAction({ orderNumber, body }),
      "Note added",
      () => type(""),
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-2">
      {failure && !failure.fieldErrors.body ? (
        <Alert variant="destructive" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <Field
        id="order-note"
        label="Note for the team"
        hint="Its buyer never sees it."
        error={failure?.fieldErrors.body}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={body}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" size="sm" isPending={isWorking} className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}
