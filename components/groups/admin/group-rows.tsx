"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { defineRows } from "@/components/lists/list-table";
import { Badge } from "@/components/ui/badge";
import { adminPaths } from "@/lib/admin-paths";
import { type GroupRow, groupList } from "@/lib/groups/group-list";
import { formatMoment, formatShortDay } from "@/lib/orders/when";

const states = {
  open: { label: "Open", variant: "warning" },
  closed: { label: "Closed", variant: "success" },
  cancelled: { label: "Cancelled", variant: "muted" },
} as const;

const columns: ListColumn<GroupRow>[] = [
  { id: "name", header: "Design", isMain: true, width: "w-1/4", cell: (row) => <GroupLink row={row} /> },
  { id: "organiser", header: "Organiser", cell: ({ organiser }) => <span dir="auto">{organiser}</span> },
  { id: "state", header: "Status", cell: ({ state }) => <StateBadge state={state} /> },
  {
    id: "parcel",
    header: "Delivery",
    cell: ({ isOneParcel }) => (isOneParcel ? "One parcel" : "To each person"),
  },
  { id: "paid", header: "Paid", isEnd: true, cell: paidOf },
  { id: "deadline", header: "Deadline", sort: "deadline", isEnd: true, cell: deadlineOf },
  {
    id: "created",
    header: "Started",
    sort: "created",
    isEnd: true,
    cell: ({ createdAt }) => formatShortDay(createdAt),
  },
];

export const GroupRows = defineRows<GroupRow>({
  definition: groupList,
  columns,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  card: (row) => <GroupCard row={row} />,
});

function paidOf({ paid, joined }: GroupRow): string {
  return `${paid} of ${joined}`;
}

function deadlineOf({ closesAt }: GroupRow): string {
  return formatMoment(closesAt);
}

function StateBadge({ state }: Pick<GroupRow, "state">) {
  const { label, variant } = states[state];
  return <Badge variant={variant}>{label}</Badge>;
}

function GroupLink({ row: { id, name } }: { row: GroupRow }) {
  return (
    <Link
      href={adminPaths.groupOrder(id)}
      prefetch={false}
      data-row-link
      dir="auto"
      className="link wrap-anywhere"
    >
      {name}
    </Link>
  );
}

function GroupCard({ row }: { row: GroupRow }) {
  return (
    <div className="py-1">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <GroupLink row={row} />
        <StateBadge state={row.state} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted-foreground tabular-nums">
        <span dir="auto">{row.organiser}</span>
        <span>{`${paidOf(row)} paid`}</span>
        <span>{deadlineOf(row)}</span>
      </p>
    </div>
  );
}
