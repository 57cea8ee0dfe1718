"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { usePageAction } from "@/components/ui/use-page-action";
import type { StoryLine } from "@/lib/orders/desk-story";
import { formatDayAndTime, formatMoment } from "@/lib/orders/when";
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
      <ol className="mt-5 grid gap-4 border-l-2 pl-5">
        {lines.map((line) => (
          <li key={line.key} className="relative">
            <span
              aria-hidden="true"
              className={cn(
                "absolute top-1.5 -left-[1.6875rem] size-3 rounded-full border-2 border-background",
                dots[line.kind],
              )}
            />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{line.words}</span>
              <span className="text-muted-foreground">
                {line.who},{" "}
                <time dateTime={line.at} title={formatDayAndTime(new Date(line.at))}>
                  {formatMoment(line.at)}
                </time>
              </span>
            </p>
            {line.detail ? (
              <p
                className={cn(
                  "wrap-anywhere whitespace-pre-line",
                  line.kind === "note" ? "mt-1 rounded-sm bg-muted px-3 py-2" : "text-muted-foreground",
                )}
              >
                {line.detail}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ orderNumber }: { orderNumber: string }) {
  const { isWorking, failure, run } = usePageAction();
  const [body, setBody] = useState("");

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () => noteOrderAction({ orderNumber, body }),
      "Note added",
      () => setBody(""),
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
