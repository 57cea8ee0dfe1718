import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { SubscriberRows } from "@/components/leads/admin/subscriber-rows";
import { ListFrame } from "@/components/lists/list-frame";
import { buttonClasses } from "@/components/ui/button-classes";
import { adminPaths } from "@/lib/admin-paths";
import { getSubscribers } from "@/server/leads/queries";

export const instant = false;

export const metadata: Metadata = { title: "Subscribers" };

export default async function SubscribersPage({ searchParams }: PageProps<"/admin/subscribers">) {
  const { rows, count, canWrite, ...list } = await getSubscribers(await searchParams);
  return (
    <>
      <PageHeading
        title="Subscribers"
        actions={
          <a
            href={adminPaths.subscribersFile(list.state.q)}
            download
            className={buttonClasses({ variant: "outline", size: "sm" })}
          >
            Export
          </a>
        }
      >
        People who signed up for the first-order code. Select one to resend the code, unsubscribe or delete.
      </PageHeading>
      <ListFrame {...list} empty="No subscribers yet.">
        <SubscriberRows state={list.state} rows={rows} count={count} canWrite={canWrite} />
      </ListFrame>
    </>
  );
}
