"use client";

import type { ListColumn } from "@/components/lists/list-column";
import { defineRows } from "@/components/lists/list-table";
import { channelNames, type DeadMessageRow, deadMessageList } from "@/lib/orders/dead-message-list";
import { formatShortDay } from "@/lib/orders/when";

const columns: ListColumn<DeadMessageRow>[] = [
  { id: "topic", header: "Message", isMain: true, cell: topicOf },
  { id: "channel", header: "Channel", cell: ({ channel }) => channelNames[channel] },
  { id: "order", header: "Order", cell: ({ orderNumber }) => orderNumber ?? "—" },
  {
    id: "why",
    header: "Reason",
    cell: ({ lastError }) => <span className="line-clamp-2">{lastError ?? "—"}</span>,
  },
  { id: "since", header: "Since", sort: "since", isEnd: true, cell: ({ deadAt }) => formatShortDay(deadAt) },
];

export const DeadMessages = defineRows<DeadMessageRow>({
  definition: deadMessageList,
  columns,
  rowId: ({ id }) => String(id),
  rowName: topicOf,
  card: (row) => <MessageCard row={row} />,
});

function topicOf({ topic }: DeadMessageRow): string {
  const words = topic.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function MessageCard({ row }: { row: DeadMessageRow }) {
  return (
    <div className="py-1">
      <p className="flex justify-between gap-3">
        <b>{topicOf(row)}</b>
        <span className="text-muted-foreground">{channelNames[row.channel]}</span>
      </p>
      <p className="wrap-anywhere text-muted-foreground">{row.lastError ?? row.orderNumber}</p>
    </div>
  );
}
