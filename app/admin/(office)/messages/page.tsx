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
        Mails and SMS that the shop gave up, and why. The buyer does not know this news.
      </PageHeading>
      <ListFrame {...list} empty="Every message was sent.">
        <DeadMessages state={list.state} rows={rows} count={count} />
      </ListFrame>
    </>
  );
}
