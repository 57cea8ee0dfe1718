"use client";

import { type FormEvent, useState } from "react";
import { StoryList } from "@/components/admin/story-list";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { usePageAction } from "@/components/ui/use-page-action";
import type { SubscriptionLine } from "@/lib/subscriptions/desk-story";
import { noteSubscriptionAction } from "@/server/subscriptions/admin-actions";

const dots: Record<SubscriptionLine["kind"], string> = {
  gateway: "bg-brand",
  step: "bg-input",
  note: "bg-warning",
};

interface SubscriptionStoryProps {
  id: string;
  lines: readonly SubscriptionLine[];
  canWrite: boolean;
}

export function SubscriptionStory({ id, lines, canWrite }: SubscriptionStoryProps) {
  return (
    <section aria-labelledby="story-heading">
      <h2 id="story-heading" className="font-semibold text-lg">
        What has happened
      </h2>
      {canWrite ? <NoteForm id={id} /> : null}
      <StoryList lines={lines} dotOf={({ kind }) => dots[kind]} isNote={({ kind }) => kind === "note"} />
    </section>
  );
}

function NoteForm({ id }: { id: string }) {
  const { isWorking, failure, run } = usePageAction();
  const [note, setNote] = useState("");
  const problem = failure?.fieldErrors.note;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () => noteSubscriptionAction({ id, note }),
      "Note added",
      () => setNote(""),
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-2">
      {failure && !problem ? (
        <Alert variant="destructive" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <Field
        id="subscription-note"
        label="Note for the team"
        hint="The subscriber never sees it."
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={400}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" size="sm" isPending={isWorking} className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}
