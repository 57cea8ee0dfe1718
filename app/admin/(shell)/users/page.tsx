import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { CustomerRows } from "@/components/customers/admin/customer-rows";
import { ListFrame } from "@/components/lists/list-frame";
import { getCustomerList } from "@/server/customers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Customers" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const { rows, count, ...list } = await getCustomerList(await searchParams);
  return (
    <>
      <PageHeading title="Customers" />
      <ListFrame {...list} empty="No customers yet.">
        <CustomerRows state={list.state} rows={rows} count={count} />
      </ListFrame>
    </>
  );
}
