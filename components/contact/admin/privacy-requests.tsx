"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import {
  maxPrivacyAnswer,
  type PrivacyRequest,
  type PrivacyRequestRow,
  privacyRequestKinds,
} from "@/lib/contact/privacy-request";
import { formatMoment } from "@/lib/orders/when";
import type { Result } from "@/lib/result";
import {
  closePrivacyRequestAction,
  erasePersonAction,
  exportPersonAction,
} from "@/server/privacy/admin-actions";

const states = { open: "Open", done: "Done", refused: "Refused" };

export function PrivacyRequestList({ requests }: { requests: readonly PrivacyRequestRow[] }) {
  return (
    <ul className="mt-6 divide-y border-y">
      {requests.map(({ id, number, kind, name, state, dueAt, isLate }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <Link href={adminPaths.privacyRequest(id)} prefetch={false} className="link wrap-anywhere">
            {number}: {privacyRequestKinds[kind].toLowerCase()}, {name}
          </Link>
          {state === "open" ? (
            <Badge variant={isLate ? "destructive" : "warning"}>
              {isLate ? "Late since" : "Due"} {formatMoment(dueAt)}
            </Badge>
          ) : (
            <Badge>{states[state]}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One request: what the address has, the steps, and the answer. */
export function PrivacyRequestView({ request, canWrite }: { request: PrivacyRequest; canWrite: boolean }) {
  const { number, kind, name, email, details, createdAt, dueAt, state, answer, closedAt, closedBy } = request;
  return (
    <section aria-labelledby="request-heading" className="mt-8 max-w-3xl border-t pt-6">
      <h2 id="request-heading" className="font-semibold text-lg">
        Request {number}: {privacyRequestKinds[kind].toLowerCase()}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)] [&>dt]:text-muted-foreground">
        <dt>From</dt>
        <dd className="wrap-anywhere">
          {name}, {email} (verified)
        </dd>
        <dt>Received</dt>
        <dd>{formatMoment(createdAt)}</dd>
        <dt>Answer by</dt>
        <dd>{formatMoment(dueAt)}</dd>
        <dt>Account</dt>
        <dd>
          {request.accountId ? (
            <Link href={adminPaths.user(request.accountId)} prefetch={false} className="link">
              Customer's page
            </Link>
          ) : (
            "None with this email"
          )}
        </dd>
        <dt>Guest orders</dt>
        <dd>{request.orders}</dd>
        {details ? (
          <>
            <dt>Details</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{details}</dd>
          </>
        ) : null}
        {answer && closedAt ? (
          <>
            <dt>{states[state]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {closedBy}, {formatMoment(closedAt)}: {answer}
            </dd>
          </>
        ) : null}
      </dl>
      {canWrite && state === "open" ? <Steps request={request} /> : null}
    </section>
  );
}

/** The browser saves the copy as a file; it has no URL that could be opened again. */
async function saveCopy({ id, number }: PrivacyRequest): Promise<Result<unknown>> {
  const result = await exportPersonAction({ id });
  if (!result.ok) return result;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(result.data, null, 2)], { type: "application/json" }),
  );
  link.download = `request-${number}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  return result;
}

function Steps({ request }: { request: PrivacyRequest }) {
  const { id, email, number } = request;
  const { isWorking, failure, run } = usePageAction();
  const [isErasing, setIsErasing] = useState(false);
  const [answer, setAnswer] = useState("");
  const error = failure?.fieldErrors.answer;

  const close = (state: "done" | "refused") => (event?: FormEvent) => {
    event?.preventDefault();
    run(() => closePrivacyRequestAction({ id, state, answer }), `Answer sent to ${email}`);
  };
  const erase = () =>
    run(
      () => erasePersonAction({ id }),
      "Data erased",
      () => setIsErasing(false),
    );
  return (
    <form noValidate onSubmit={close("done")} className="mt-6 grid gap-4">
      <FailureAlert message={!error && failure?.message} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          isPending={isWorking}
          onClick={() => run(() => saveCopy(request), "Data saved")}
        >
          Download data
        </Button>
        <Button variant="outline" isPending={isWorking} onClick={() => setIsErasing(true)}>
          Erase data
        </Button>
      </div>
      <LabelledTextarea
        id="request-answer"
        label="Answer"
        hint={`Emailed to ${email}. The request is then closed.`}
        error={error}
        rows={6}
        maxLength={maxPrivacyAnswer}
        value={answer}
        onType={setAnswer}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand" isPending={isWorking}>
          Answer and close
        </Button>
        <Button variant="outline" isPending={isWorking} onClick={() => close("refused")()}>
          Refuse with this answer
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isErasing}
        onClose={() => setIsErasing(false)}
        title={`Erase the data of request ${number}?`}
        confirmLabel="Erase data"
        onConfirm={erase}
        isPending={isWorking}
        {...(failure?.message && { problem: failure.message })}
        word="ERASE"
        isDangerous
      >
        <p>Messages, subscriptions to emails and reviews of {email} are deleted.</p>
        <p>Orders are kept for the books, without name, email, phone and address. This can't be undone.</p>
      </ConfirmDialog>
    </form>
  );
}
