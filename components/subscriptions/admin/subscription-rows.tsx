"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { defineRows } from "@/components/lists/list-table";
import { Badge } from "@/components/ui/badge";
import { MailAddress } from "@/components/ui/mail-address";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import { formatInterval } from "@/lib/subscriptions/describe-plan";
import { type SubscriptionRow, subscriptionList } from "@/lib/subscriptions/subscription-list";
import { SubscriptionBadge } from "./subscription-badge";

const columns: ListColumn<SubscriptionRow>[] = [
  { id: "number", header: "Subscription", isMain: true, cell: (row) => <NumberLink row={row} /> },
  {
    id: "name",
    header: "Customer",
    width: "w-1/5",
    cell: ({ name, email }) => (
      <>
        <span className="wrap-anywhere">{`${name} `}</span>
        <span className="block text-muted-foreground text-sm">
          <MailAddress>{email}</MailAddress>
        </span>
      </>
    ),
  },
  { id: "state", header: "Status", cell: (row) => <StateBadges row={row} /> },
  { id: "plan", header: "Plan", cell: ({ planName }) => planName },
  { id: "size", header: "Size", cell: ({ size }) => size },
  {
    id: "amount",
    header: "Price",
    isEnd: true,
    cell: ({ amountPaise, months }) => `${formatPaise(amountPaise)} ${formatInterval(months)}`,
  },
  { id: "paid", header: "Charges", sort: "paid", isEnd: true, cell: ({ paidCount }) => paidCount },
  {
    id: "charge",
    header: "Next charge",
    sort: "charge",
    isEnd: true,
    cell: ({ chargeAt }) => (chargeAt === null ? "—" : formatShortDay(chargeAt)),
  },
];

export const SubscriptionRows = defineRows<SubscriptionRow>({
  definition: subscriptionList,
  columns,
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  card: (row) => <SubscriptionCard row={row} />,
});

function NumberLink({ row: { id, number } }: { row: SubscriptionRow }) {
  return (
    <Link
      href={adminPaths.subscription(id)}
      prefetch={false}
      data-row-link
      className="link whitespace-nowrap tight:whitespace-normal"
    >
      {number}
    </Link>
  );
}

function StateBadges({ row: { status, isAsked, isRefused, isEnding } }: { row: SubscriptionRow }) {
  const ends = isEnding && status !== "cancelled";
  return (
    <span className="flex flex-wrap gap-1">
      <SubscriptionBadge status={status} />
      {isAsked ? <Badge variant="warning">Choice needed</Badge> : null}
      {isRefused ? <Badge variant="destructive">Payment failed</Badge> : null}
      {ends ? <Badge variant="outline">Ending</Badge> : null}
    </span>
  );
}

function SubscriptionCard({ row }: { row: SubscriptionRow }) {
  const { name, planName, amountPaise, chargeAt } = row;
  return (
    <div className="py-1">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <NumberLink row={row} />
        <StateBadges row={row} />
      </p>
      <p className="wrap-anywhere">{name}</p>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted-foreground tabular-nums">
        <span>
          {planName}, {formatPaise(amountPaise)}
        </span>
        <span>{chargeAt === null ? "No upcoming charges" : formatShortDay(chargeAt)}</span>
      </p>
    </div>
  );
}
