import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/components/admin/page-heading";
import { DeleteZone } from "@/components/settings/admin/delete-zone";
import { ZoneForm } from "@/components/settings/admin/zone-form";
import { ZoneTable } from "@/components/settings/admin/zone-table";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getDeliveryPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Delivery zones" };

const newZone = "new";

export default async function DeliveryPage({ searchParams }: PageProps<"/admin/settings/delivery">) {
  const { zone } = await searchParams;
  const { zones, open, defaultRate, canWrite } = await getDeliveryPage(
    typeof zone === "string" ? zone : undefined,
  );
  if (!open && !(canWrite && zone === newZone)) {
    return (
      <>
        <PageHeading
          title="Delivery zones"
          primary={
            canWrite ? (
              <ButtonLink href={adminPaths.zone(newZone)} prefetch={false} variant="brand" size="sm">
                Add zone
              </ButtonLink>
            ) : null
          }
        >
          States and pincodes with their own delivery fees and times.
        </PageHeading>
        <ZoneTable zones={zones} defaultRate={defaultRate} />
      </>
    );
  }
  return (
    <>
      <p className="mb-2">
        <Link
          href={adminPaths.settingsSection("delivery")}
          prefetch={false}
          className="link inline-flex min-h-11 items-center pointer-fine:min-h-6"
        >
          Delivery zones
        </Link>
      </p>
      <PageHeading title={open?.name ?? "New zone"} />
      <ZoneForm key={open?.zone ?? newZone} zone={open} zones={zones} canWrite={canWrite} />
      {open && canWrite ? <DeleteZone zone={open} defaultRate={defaultRate} /> : null}
    </>
  );
}
