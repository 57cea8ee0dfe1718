"use client";

import Link from "next/link";
import { useMemo } from "react";
import type { ListColumn } from "@/components/lists/list-column";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { LinePicture } from "@/components/pictures/line-picture";
import { Badge } from "@/components/ui/badge";
import { adminPaths } from "@/lib/admin-paths";
import { formatMoment } from "@/lib/orders/when";
import { type QueueRow, queueList } from "@/lib/submissions/queue-list";
import { formatWaitingTime, isLate, isWaiting } from "@/lib/submissions/waiting";
import { SubmissionBadge } from "./submission-badge";

interface Clock {
  /** ISO, server time. */
  now: string;
  promisedHours: number;
}

interface QueueRowsProps extends Clock, ListPage<QueueRow> {}

const columnsFor = (clock: Clock): ListColumn<QueueRow>[] => [
  {
    id: "name",
    header: "Design",
    isMain: true,
    width: "w-1/3 min-w-64",
    cell: (row) => <Design row={row} />,
  },
  { id: "checks", header: "Checks", cell: (row) => <Checks row={row} /> },
  { id: "source", header: "Source", cell: (row) => <Source row={row} /> },
  {
    id: "status",
    header: "Status",
    cell: (row) => <SubmissionBadge status={row.status} isByRule={row.isByRule} />,
  },
  { id: "reviewer", header: "Reviewer", cell: ({ reviewerName }) => reviewerName },
  {
    id: "sent",
    header: "Waiting",
    sort: "submitted",
    isEnd: true,
    cell: (row) => <Wait row={row} {...clock} />,
  },
];

export function QueueRows({ state, rows, count, now, promisedHours }: QueueRowsProps) {
  const columns = useMemo(() => columnsFor({ now, promisedHours }), [now, promisedHours]);
  return (
    <ListTable
      key={state.q}
      definition={queueList}
      state={state}
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      card={(row) => <QueueCard row={row} now={now} promisedHours={promisedHours} />}
      count={count}
    />
  );
}

function Design({ row }: { row: QueueRow }) {
  return (
    <span className="flex items-center gap-3 py-1">
      <span className="w-11 shrink-0">
        <LinePicture url={row.picture} width={44} />
      </span>
      <span className="min-w-0">
        <Link
          href={adminPaths.submission(row.id)}
          prefetch={false}
          data-row-link
          className="wrap-anywhere block font-semibold hover:underline"
        >
          {row.name}
        </Link>
        <span className="block text-muted-foreground first-letter:uppercase">
          {row.cut} cut, {row.colour}
        </span>
      </span>
    </span>
  );
}

const levels = { block: "Can't be printed", confirm: "May print badly", warn: "Small faults" };

function Checks({ row: { worst, uploads } }: { row: QueueRow }) {
  const pictures = uploads === 1 ? "1 picture" : `${uploads} pictures`;
  return (
    <>
      <span className={worst === null ? undefined : "text-warning"}>
        {worst === null ? "No problems" : levels[worst]}
      </span>
      <span className="block text-muted-foreground">{uploads === 0 ? "No pictures" : pictures}</span>
    </>
  );
}

function Source({ row: { orderNumber, source, mayPublish, isProduct } }: { row: QueueRow }) {
  return (
    <>
      {orderNumber ?? (source === "order" ? "Order" : "Customer")}
      {isProduct ? (
        <Badge className="ml-2">Product</Badge>
      ) : mayPublish ? (
        <Badge variant="outline" className="ml-2">
          For the shop
        </Badge>
      ) : null}
    </>
  );
}

function Wait({ row: { status, submittedAt }, now, promisedHours }: { row: QueueRow } & Clock) {
  if (!isWaiting(status)) return formatMoment(submittedAt);
  const isOver = isLate(submittedAt, now, promisedHours);
  return (
    <time dateTime={submittedAt} title={formatMoment(submittedAt)}>
      {formatWaitingTime(submittedAt, now)}
      {isOver ? <span className="block font-semibold text-destructive">Late</span> : null}
    </time>
  );
}

function QueueCard({ row, ...clock }: { row: QueueRow } & Clock) {
  return (
    <div className="py-1">
      <div className="flex items-start justify-between gap-3">
        <Design row={row} />
        <span className="shrink-0 text-right">
          <Wait row={row} {...clock} />
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <SubmissionBadge status={row.status} isByRule={row.isByRule} />
        <span>
          <Source row={row} />
        </span>
        {row.worst === null ? null : <span className="text-warning">{levels[row.worst]}</span>}
        {row.reviewerName ? <span className="text-muted-foreground">{row.reviewerName}</span> : null}
      </p>
    </div>
  );
}
