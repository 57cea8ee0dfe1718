import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { DeadMessages } from "@/components/orders/admin/dead-messages";
import { getDeadMessageList } from "@/server/admin/queries";

export const instant = false;

export const metadata: Metadata = { title: "Messages not sent" };

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const { rows, count, ...list } = await getDeadMessageList(await searchParams);
  return (
    <>
      <PageHeading title="Messages not sent">
        Emails and texts that could not be delivered. The customer has not seen them.
      </PageHeading>
      <ListFrame {...list} empty="No failed messages.">
        <DeadMessages state={list.state} rows={rows} count={count} />
      </ListFrame>
    </>
  );
}
