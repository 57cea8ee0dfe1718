import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { InboxRows } from "@/components/contact/admin/inbox-rows";
import { ListFrame } from "@/components/lists/list-frame";
import { getInbox } from "@/server/contact/queries";

export const instant = false;

export const metadata: Metadata = { title: "Inbox" };

export default async function InboxPage({ searchParams }: PageProps<"/admin/inbox">) {
  const { rows, count, canWrite, ...list } = await getInbox(await searchParams);
  return (
    <>
      <PageHeading title="Inbox">Messages from the contact page.</PageHeading>
      <ListFrame {...list} empty="No messages to answer.">
        <InboxRows state={list.state} rows={rows} count={count} canWrite={canWrite} />
      </ListFrame>
    </>
  );
}
