import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { PackingRows } from "@/components/orders/admin/packing-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getPackingList } from "@/server/admin/queries";

export const instant = false;

export const metadata: Metadata = { title: "Packing" };

export default async function PackingPage({ searchParams }: PageProps<"/admin/packing">) {
  const { rows, count, can, ...list } = await getPackingList(await searchParams);
  return (
    <>
      <PageHeading
        title="Packing"
        actions={
          <ButtonLink variant="outline" href={adminPaths.picking()} prefetch={false}>
            Pick list
          </ButtonLink>
        }
      >
        What goes into each parcel, and its delivery address.
      </PageHeading>
      <ListFrame {...list} empty="Nothing to pack. Every parcel has shipped.">
        <PackingRows state={list.state} rows={rows} count={count} can={can} />
      </ListFrame>
    </>
  );
}
