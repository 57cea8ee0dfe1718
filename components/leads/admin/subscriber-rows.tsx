"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import type { Selection } from "@/components/lists/bulk-bar";
import type { ListColumn } from "@/components/lists/list-column";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { leadSourceNames } from "@/lib/leads/lead-input";
import { type SubscriberRow, subscriberList } from "@/lib/leads/subscriber-list";
import { formatMoment } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";
import {
  deleteSubscribersAction,
  resendCodeAction,
  stopSubscribersAction,
} from "@/server/leads/admin-actions";

const columns: ListColumn<SubscriberRow>[] = [
  {
    id: "email",
    header: "Email",
    isMain: true,
    width: "w-3/10",
    cell: ({ email }) => <span className="wrap-anywhere font-semibold">{email}</span>,
  },
  {
    id: "phone",
    header: "Phone",
    cell: ({ phone }) => (
      <span className="whitespace-nowrap">{phone ? formatPhone(`+91${phone}`) : "–"}</span>
    ),
  },
  {
    id: "source",
    header: "Source",
    width: "w-1/6",
    cell: ({ source, utm }) => (
      <>
        {leadSourceNames[source]}
        <span className="wrap-anywhere block text-muted-foreground text-sm">{utm}</span>
      </>
    ),
  },
  {
    id: "code",
    header: "Code",
    cell: ({ code }) => <code className="whitespace-nowrap text-sm">{code ?? "–"}</code>,
  },
  { id: "state", header: "Status", cell: (row) => <SubscriberState row={row} /> },
  {
    id: "consent",
    header: "Consent",
    cell: ({ consentVersion, consentedAt }) => (
      <span className="whitespace-nowrap" title={`${consentVersion}, ${formatMoment(consentedAt)}`}>
        {consentVersion}
      </span>
    ),
  },
  {
    id: "created",
    header: "Subscribed",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
];

interface SubscriberRowsProps extends ListPage<SubscriberRow> {
  canWrite: boolean;
}

export function SubscriberRows({ state, rows, count, canWrite }: SubscriberRowsProps) {
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<Selection | null>(null);
  const { isWorking, failure, stop, remove, resend } = useSubscriberSteps(() => {
    setRound(round + 1);
    setAsked(null);
  });
  const asking = asked?.kind === "ids" ? asked.ids.length : (asked?.count ?? 0);
  return (
    <>
      <FailureAlert message={!asked && failure?.message} className="mt-4" />
      <ListTable
        key={`${round} ${state.q}`}
        definition={subscriberList}
        state={state}
        rows={rows}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ email }) => email}
        card={(row) => <SubscriberCard row={row} />}
        count={count}
        bulk={
          canWrite
            ? (selection) => (
                <>
                  <OneStep selection={selection} isWorking={isWorking} onResend={resend} />
                  <Button variant="outline" isPending={isWorking} onClick={() => stop(selection)}>
                    Unsubscribe
                  </Button>
                  <Button variant="outline" onClick={() => setAsked(selection)}>
                    Delete
                  </Button>
                </>
              )
            : undefined
        }
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asking === 1 ? "Delete 1 subscriber?" : `Delete ${asking} subscribers?`}
        confirmLabel="Delete"
        onConfirm={() => asked && remove(asked)}
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>
          Their emails are deleted and codes stop working. Unsubscribed people stay unsubscribed. This can't
          be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface OneStepProps {
  selection: Selection;
  isWorking: boolean;
  onResend: (id: string) => void;
}

/** A code is emailed to one person at a time. */
function OneStep({ selection, isWorking, onResend }: OneStepProps) {
  const [id, ...more] = selection.kind === "ids" ? selection.ids : [];
  if (!id || more.length > 0) return null;
  return (
    <Button variant="outline" isPending={isWorking} onClick={() => onResend(id)}>
      Resend code
    </Button>
  );
}

function SubscriberCard({ row }: { row: SubscriberRow }) {
  return (
    <div className="py-1">
      <p className="wrap-anywhere font-semibold">{row.email}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted-foreground">
        <span>
          {leadSourceNames[row.source]} · {formatMoment(row.createdAt)}
        </span>
        <SubscriberState row={row} />
      </p>
    </div>
  );
}

/** The state of a subscriber. */
function SubscriberState({ row: { hasOrdered, isUsed, isStopped } }: { row: SubscriberRow }) {
  return (
    <span className="flex flex-wrap gap-1">
      {hasOrdered ? <Badge variant="success">{isUsed ? "Ordered with the code" : "Ordered"}</Badge> : null}
      {!hasOrdered && isUsed ? <Badge variant="muted">Code in an open order</Badge> : null}
      {isStopped ? <Badge variant="warning">Unsubscribed</Badge> : null}
    </span>
  );
}

const whichOf = (selection: Selection) =>
  selection.kind === "ids" ? { ids: selection.ids.map(Number) } : { q: selection.q };

const subscribers = (count: number) => (count === 1 ? "1 subscriber" : `${count} subscribers`);

/** The actions on selected subscribers. */
function useSubscriberSteps(onDone: () => void) {
  const { isWorking, failure, run } = usePageAction();
  return {
    isWorking,
    failure,
    stop: (selection: Selection) =>
      run(
        () => stopSubscribersAction({ which: whichOf(selection) }),
        (count) => (count === 0 ? "Already unsubscribed" : `${subscribers(count)} unsubscribed`),
        onDone,
      ),
    remove: (selection: Selection) =>
      run(
        () => deleteSubscribersAction({ which: whichOf(selection) }),
        (count) => `${subscribers(count)} deleted`,
        onDone,
      ),
    resend: (id: string) => run(() => resendCodeAction({ id: Number(id) }), "Code sent", onDone),
  };
}
