import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { InboxRows } from "@/components/contact/admin/inbox-rows";
import { ListFrame } from "@/components/lists/list-frame";
import { buttonClasses } from "@/components/ui/button-classes";
import { adminPaths } from "@/lib/admin-paths";
import { now } from "@/server/clock";
import { getInbox } from "@/server/contact/queries";

export const instant = false;

export const metadata: Metadata = { title: "Inbox" };

export default async function InboxPage({ searchParams }: PageProps<"/admin/inbox">) {
  const { rows, count, canWrite, ...list } = await getInbox(await searchParams);
  return (
    <>
      <PageHeading
        title="Inbox"
        actions={
          <a
            href={adminPaths.complaintsFile}
            download
            className={buttonClasses({ variant: "outline", size: "sm" })}
          >
            Export complaints
          </a>
        }
      >
        Messages from the contact page. Answer a complaint within 48 hours and solve it within a month.
      </PageHeading>
      <ListFrame {...list} empty="No messages to answer.">
        <InboxRows state={list.state} rows={rows} count={count} canWrite={canWrite} now={now().getTime()} />
      </ListFrame>
    </>
  );
}
