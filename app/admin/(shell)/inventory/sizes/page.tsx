import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { CurveChoices, MissedSizes, SizeCurve } from "@/components/inventory/admin/size-curve";
import { getSizesPage } from "@/server/inventory/queries";

export const instant = false;

export const metadata: Metadata = { title: "Size report" };

export default async function SizesPage({ searchParams }: PageProps<"/admin/inventory/sizes">) {
  const { days, cut, product, lines, missed } = await getSizesPage(await searchParams);
  return (
    <>
      <PageHeading title="Size report">Sales, stock and lost demand by size.</PageHeading>
      <CurveChoices days={days} cut={cut} product={product} />
      <SizeCurve lines={lines} days={days} />
      <MissedSizes missed={missed} days={days} />
    </>
  );
}
