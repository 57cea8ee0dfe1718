import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PincodeForm } from "@/components/settings/admin/pincode-form";
import { PincodeImport } from "@/components/settings/admin/pincode-import";
import { PincodeSearch } from "@/components/settings/admin/pincode-search";
import { adminPaths } from "@/lib/admin-paths";
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
        Serviceable pincodes, delivery times and COD. An unlisted pincode takes the state and zone of its
        first three digits, without COD.
      </PageHeading>
      <PincodeSearch typed={typed} isWrong={typed !== "" && pincode === null} />
      {pincode ? (
        <section aria-labelledby="pincode-heading" className="mt-8 max-w-[45rem] border-t pt-6">
          <h2 id="pincode-heading" className="font-semibold text-lg tabular-nums">
            {pincode}
          </h2>
          {saved ? null : <p className="text-muted-foreground">This pincode isn't listed yet.</p>}
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
          Export the list, edit it in a spreadsheet, and import it. You'll see a preview first; nothing
          changes if any row has an error.
        </p>
        <p className="mt-3">
          <a href={adminPaths.pincodesFile} download className="link inline-flex min-h-11 items-center">
            Export pincodes.csv
          </a>
        </p>
        {canWrite ? <PincodeImport /> : null}
      </section>
    </>
  );
}
