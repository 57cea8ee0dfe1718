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
      <PageHeading title="Inbox">What visitors write on the contact page.</PageHeading>
      <ListFrame {...list} empty="Every message is answered.">
        <InboxRows state={list.state} rows={rows} count={count} canWrite={canWrite} />
      </ListFrame>
    </>
  );
}
