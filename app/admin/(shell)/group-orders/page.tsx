import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { GroupRows } from "@/components/groups/admin/group-rows";
import { ListFrame } from "@/components/lists/list-frame";
import { getGroupList } from "@/server/groups/queries";

export const instant = false;

export const metadata: Metadata = { title: "Group orders" };

export default async function GroupOrdersPage({ searchParams }: PageProps<"/admin/group-orders">) {
  const { rows, count, ...list } = await getGroupList(await searchParams);
  return (
    <>
      <PageHeading title="Group orders">
        One design for many people, who each pay for their own tee.
      </PageHeading>
      <ListFrame {...list} empty="No group orders yet.">
        <GroupRows state={list.state} rows={rows} count={count} />
      </ListFrame>
    </>
  );
}
