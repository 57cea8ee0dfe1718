"use client";

import { type FormEvent, useState } from "react";
import { StoryList } from "@/components/admin/story-list";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { usePageAction } from "@/components/ui/use-page-action";
import type { CustomerLine } from "@/lib/customers/customer-story";
import { noteCustomerAction } from "@/server/customers/admin-actions";

const dots: Record<CustomerLine["kind"], string> = {
  order: "bg-brand",
  step: "bg-input",
  note: "bg-warning",
};

interface CustomerStoryProps {
  userId: string;
  lines: readonly CustomerLine[];
  canWrite: boolean;
}

/** Orders, steps of staff and their notes in one line of time, with a place to write a note. */
export function CustomerStory({ userId, lines, canWrite }: CustomerStoryProps) {
  return (
    <section aria-labelledby="story-heading">
      <h2 id="story-heading" className="font-semibold text-lg">
        What has happened
      </h2>
      {canWrite ? <NoteForm userId={userId} /> : null}
      <StoryList lines={lines} dotOf={({ kind }) => dots[kind]} isNote={({ kind }) => kind === "note"} />
    </section>
  );
}

function NoteForm({ userId }: { userId: string }) {
  const { isWorking, failure, run } = usePageAction();
  const [body, setBody] = useState("");
  const problem = failure?.fieldErrors.body;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () => noteCustomerAction({ userId, body }),
      "Note added",
      () => setBody(""),
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
        id="customer-note"
        label="Note for the team"
        hint="The customer never sees it. Write only what helps with their orders."
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" size="sm" isPending={isWorking} className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}
