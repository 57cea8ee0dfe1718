"use client";

import Link from "next/link";
import { useState } from "react";
import type { Selection } from "@/components/lists/bulk-bar";
import type { ListColumn } from "@/components/lists/list-column";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { Button } from "@/components/ui/button";
import { adminPaths } from "@/lib/admin-paths";
import { type InboxRow, inboxList } from "@/lib/contact/inbox-list";
import { type ContactState, contactTopics } from "@/lib/contact/message";
import { formatMoment } from "@/lib/orders/when";
import { DueBadge, StateBadge } from "./state-badge";
import { useMarkMessages } from "./use-mark-messages";

const formatTopic = ({ topic, complaint }: InboxRow) =>
  complaint ? `Complaint ${complaint.number}` : contactTopics[topic];

const columnsAt = (now: Date): ListColumn<InboxRow>[] => [
  { id: "name", header: "From", isMain: true, cell: (row) => <MessageLink row={row} /> },
  {
    id: "topic",
    header: "About",
    width: "min-w-36",
    cell: formatTopic,
  },
  {
    id: "beginning",
    header: "Message",
    width: "w-2/5",
    cell: ({ beginning }) => <span className="wrap-anywhere line-clamp-2">{beginning}</span>,
  },
  {
    id: "state",
    header: "Status",
    cell: ({ state, complaint }) => (
      <span className="flex flex-wrap gap-1">
        <StateBadge state={state} />
        <DueBadge complaint={complaint} now={now} />
      </span>
    ),
  },
  { id: "owner", header: "Owner", cell: ({ owner }) => owner ?? "" },
  {
    id: "created",
    header: "Received",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
];

interface InboxRowsProps extends ListPage<InboxRow> {
  canWrite: boolean;
  /** When the page was made, in ms. */
  now: number;
}

export function InboxRows({ state, rows, count, canWrite, now }: InboxRowsProps) {
  const madeAt = new Date(now);
  const [round, setRound] = useState(0);
  const { isWorking, mark } = useMarkMessages(() => setRound(round + 1));

  const markChosen = (to: ContactState, label: string, selection: Selection) => (
    <Button
      key={to}
      variant="outline"
      isPending={isWorking}
      onClick={() =>
        mark(selection.kind === "ids" ? { ids: selection.ids.map(Number) } : { q: selection.q }, to)
      }
    >
      {label}
    </Button>
  );

  return (
    <ListTable
      key={`${round} ${state.q}`}
      definition={inboxList}
      state={state}
      rows={rows}
      columns={columnsAt(madeAt)}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      card={(row) => <MessageCard row={row} now={madeAt} />}
      count={count}
      bulk={
        canWrite
          ? (selection) => (
              <>
                {markChosen("done", "Mark as done", selection)}
                {markChosen("spam", "Spam", selection)}
                {markChosen("open", "Reopen", selection)}
              </>
            )
          : undefined
      }
    />
  );
}

function MessageLink({ row }: { row: InboxRow }) {
  return (
    <Link href={adminPaths.message(row.id)} prefetch={false} data-row-link className="link wrap-anywhere">
      {row.name}
    </Link>
  );
}

function MessageCard({ row, now }: { row: InboxRow; now: Date }) {
  return (
    <div className="py-1">
      <p className="flex items-center justify-between gap-3">
        <MessageLink row={row} />
        <StateBadge state={row.state} />
      </p>
      <p className="wrap-anywhere line-clamp-2">{row.beginning}</p>
      <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-muted-foreground">
        <span>{formatTopic(row)}</span>
        <DueBadge complaint={row.complaint} now={now} />
        <span className="shrink-0">{formatMoment(row.createdAt)}</span>
      </p>
    </div>
  );
}
