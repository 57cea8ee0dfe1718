"use client";

import { type FormEvent, useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/components/admin/form/draft-store";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { type ContactState, maxReplyLength } from "@/lib/contact/message";
import { ownMessageAction, replyAction } from "@/server/contact/admin-actions";
import { useMarkMessages } from "./use-mark-messages";

interface ReplyFormProps {
  id: number;
  email: string;
  /** The number of replies on the page. */
  seen: number;
}

/** An email reply. Typed text survives a reload. */
export function ReplyForm({ id, email, seen }: ReplyFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState("");
  const draft = `reply ${id}`;
  const error = failure?.fieldErrors.body;

  useEffect(() => {
    const stored = readDraft(`reply ${id}`)?.values.body;
    if (typeof stored === "string") setBody(stored);
  }, [id]);

  function type(words: string): void {
    setBody(words);
    writeDraft(draft, words ? { version: null, values: { body: words } } : null);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () => replyAction({ id, key, seen, body }),
      `Reply sent to ${email}`,
      () => {
        type("");
        setKey(crypto.randomUUID());
      },
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-8 grid gap-4 border-t pt-6">
      <FailureAlert message={!error && failure?.message} />
      <LabelledTextarea
        id="reply-body"
        label="Reply"
        hint={`Emailed to ${email}, with a greeting and the original message.`}
        error={error}
        rows={8}
        maxLength={maxReplyLength}
        value={body}
        onType={type}
      />
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        Send reply
      </Button>
    </form>
  );
}

const ways: Record<ContactState, readonly { to: ContactState; label: string }[]> = {
  open: [
    { to: "done", label: "Mark as done" },
    { to: "spam", label: "Spam" },
  ],
  answered: [
    { to: "done", label: "Mark as done" },
    { to: "open", label: "Reopen" },
  ],
  done: [{ to: "open", label: "Reopen" }],
  spam: [{ to: "open", label: "Not spam" }],
};

export function MarkMessage({ id, state }: { id: number; state: ContactState }) {
  const { isWorking, mark } = useMarkMessages();
  return ways[state].map(({ to, label }) => (
    <Button
      key={to}
      variant="outline"
      size="sm"
      isPending={isWorking}
      onClick={() => mark({ ids: [id] }, to)}
    >
      {label}
    </Button>
  ));
}

/** Makes the viewer the owner of the message. */
export function OwnMessage({ id }: { id: number }) {
  const { isWorking, run } = usePageAction();
  return (
    <Button
      variant="outline"
      size="sm"
      isPending={isWorking}
      onClick={() => run(() => ownMessageAction({ id }), "It's assigned to you")}
    >
      Assign to me
    </Button>
  );
}
