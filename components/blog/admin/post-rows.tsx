"use client";

import Link from "next/link";
import type { ListColumn } from "@/components/lists/list-column";
import { defineRows } from "@/components/lists/list-table";
import { adminPaths } from "@/lib/admin-paths";
import { tagLabel } from "@/lib/blog/post";
import { type PostRow, postList } from "@/lib/blog/post-list";
import { formatDayAndTime, formatMoment } from "@/lib/orders/when";
import { PostBadge } from "./post-badge";

const columns: ListColumn<PostRow>[] = [
  { id: "title", header: "Title", isMain: true, width: "w-2/5", cell: (row) => <TitleLink row={row} /> },
  { id: "state", header: "Status", cell: ({ state }) => <PostBadge state={state} /> },
  { id: "when", header: "Published", cell: whenOf },
  { id: "author", header: "Author", cell: ({ author }) => author },
  { id: "tags", header: "Tags", cell: ({ tags }) => tags.map(tagLabel).join(", ") || "—" },
  { id: "changed", header: "Changed", sort: "changed", cell: ({ updatedAt }) => formatMoment(updatedAt) },
];

export const PostRows = defineRows<PostRow>({
  definition: postList,
  columns,
  rowId: ({ id }) => String(id),
  rowName: ({ title }) => title,
  card: (row) => <PostLine row={row} />,
});

function whenOf({ publishAt }: PostRow): string {
  return publishAt === null ? "—" : formatDayAndTime(new Date(publishAt));
}

function TitleLink({ row }: { row: PostRow }) {
  return (
    <Link href={adminPaths.post(row.id)} prefetch={false} data-row-link className="link wrap-anywhere">
      {row.title}
    </Link>
  );
}

function PostLine({ row }: { row: PostRow }) {
  return (
    <div className="py-1">
      <p className="flex items-center justify-between gap-3">
        <TitleLink row={row} />
        <PostBadge state={row.state} />
      </p>
      <p className="wrap-anywhere flex justify-between gap-3 text-muted-foreground">
        <span>{row.author}</span>
        <span className="shrink-0">{whenOf(row)}</span>
      </p>
    </div>
  );
}
