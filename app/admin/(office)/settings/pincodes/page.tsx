import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PincodeForm } from "@/components/settings/admin/pincode-form";
import { PincodeImport } from "@/components/settings/admin/pincode-import";
import { PincodeSearch } from "@/components/settings/admin/pincode-search";
import { officePaths } from "@/lib/office-paths";
import { getPincodesPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Pincodes" };

export default async function PincodesPage({ searchParams }: PageProps<"/admin/settings/pincodes">) {
  const { pincode: asked } = await searchParams;
  const page = await getPincodesPage(typeof asked === "string" ? asked : undefined);
  const { canWrite, zones, typed, pincode, saved } = page;
  return (
    <>
      <PageHeading title="Pincodes">
        Where parcels go, how long they take, and where couriers take cash. A pincode without a row of its own
        has the state and the zone of its first three digits, and no cash on delivery.
      </PageHeading>
      <PincodeSearch typed={typed} isWrong={typed !== "" && pincode === null} />
      {pincode ? (
        <section aria-labelledby="pincode-heading" className="mt-8 max-w-[45rem] border-t pt-6">
          <h2 id="pincode-heading" className="font-semibold text-lg tabular-nums">
            {pincode}
          </h2>
          {saved ? null : <p className="text-muted-foreground">It has no row of its own yet.</p>}
          {saved || canWrite ? (
            <PincodeForm key={pincode} pincode={pincode} saved={saved} zones={zones} canWrite={canWrite} />
          ) : null}
        </section>
      ) : null}
      <section aria-labelledby="all-heading" className="mt-10 max-w-[45rem] border-t pt-6">
        <h2 id="all-heading" className="font-semibold text-lg">
          All pincodes
        </h2>
        <p className="text-muted-foreground">
          Export the list, change it in a spreadsheet, and import it again. The import shows first what would
          change, line by line; with one wrong line it changes nothing.
        </p>
        <p className="mt-3">
          <a href={officePaths.pincodesFile} download className="link inline-flex min-h-11 items-center">
            Export pincodes.csv
          </a>
        </p>
        {canWrite ? <PincodeImport /> : null}
      </section>
    </>
  );
}
