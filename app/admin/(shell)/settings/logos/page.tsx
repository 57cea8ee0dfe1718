import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { LogoRow } from "@/components/settings/admin/logo-row";
import { Alert } from "@/components/ui/alert";
import { readOnlyReason } from "@/lib/settings/saved";
import { getLogosPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Logos" };

export default async function LogosPage() {
  const { logos, canWrite } = await getLogosPage();
  return (
    <>
      <PageHeading title="Logos">
        PNG, WebP or JPEG, up to 2 MB. Customers may see the old logo for up to five minutes.
      </PageHeading>
      {canWrite ? null : <Alert className="mt-6 max-w-[45rem]">{readOnlyReason}</Alert>}
      <div className="mt-6 max-w-[45rem]">
        {logos.map((logo) => (
          <LogoRow key={logo.key} logo={logo} canWrite={canWrite} />
        ))}
      </div>
    </>
  );
}
