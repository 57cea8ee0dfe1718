"use client";

import Link from "next/link";
import { Stars } from "@/components/catalog/reviews/stars";
import type { ListColumn } from "@/components/lists/list-column";
import { defineRows } from "@/components/lists/list-table";
import { adminPaths } from "@/lib/admin-paths";
import { formatMoment } from "@/lib/orders/when";
import { type ReviewRow, reviewList } from "@/lib/reviews/admin-review";
import { ReviewBadge } from "./review-badge";

const columns: ListColumn<ReviewRow>[] = [
  {
    id: "product",
    header: "Product",
    isMain: true,
    width: "w-1/5 min-w-44",
    cell: (row) => <ReviewLink row={row} />,
  },
  { id: "stars", header: "Stars", sort: "stars", cell: ({ stars }) => <Stars value={stars} /> },
  { id: "words", header: "Review", width: "w-2/5", cell: (row) => <Words row={row} /> },
  {
    id: "by",
    header: "By",
    width: "min-w-28",
    cell: ({ authorName }) => <span className="wrap-anywhere">{authorName}</span>,
  },
  {
    id: "status",
    header: "Status",
    sort: "urgent",
    cell: ({ status, reports }) => <ReviewBadge status={status} reports={reports} />,
  },
  {
    id: "written",
    header: "Date",
    sort: "written",
    isEnd: true,
    cell: ({ writtenAt }) => formatMoment(writtenAt),
  },
];

export const ReviewRows = defineRows<ReviewRow>({
  definition: reviewList,
  columns,
  rowId: ({ id }) => String(id),
  rowName: ({ productName, authorName }) => `${productName}, by ${authorName}`,
  card: (row) => <ReviewCard row={row} />,
});

function ReviewLink({ row: { id, productName } }: { row: ReviewRow }) {
  return (
    <Link
      href={adminPaths.review(id)}
      prefetch={false}
      data-row-link
      className="wrap-anywhere font-semibold hover:underline"
    >
      {productName}
    </Link>
  );
}

function Words({ row: { title, beginning, photos, isAnswered } }: { row: ReviewRow }) {
  const notes = [
    photos > 0 && (photos === 1 ? "1 photo" : `${photos} photos`),
    isAnswered && "answered",
  ].filter((note) => note !== false);
  return (
    <>
      <span className="wrap-anywhere line-clamp-2">
        {title ? <b>{title} </b> : null}
        {beginning}
      </span>
      {notes.length > 0 ? <span className="block text-muted-foreground">{notes.join(", ")}</span> : null}
    </>
  );
}

function ReviewCard({ row }: { row: ReviewRow }) {
  return (
    <div className="py-1">
      <p className="flex items-start justify-between gap-3">
        <ReviewLink row={row} />
        <ReviewBadge status={row.status} reports={row.reports} />
      </p>
      <p className="mt-1">
        <Stars value={row.stars} />
      </p>
      <Words row={row} />
      <p className="flex justify-between gap-3 text-muted-foreground">
        <span className="wrap-anywhere">{row.authorName}</span>
        <span className="shrink-0">{formatMoment(row.writtenAt)}</span>
      </p>
    </div>
  );
}
