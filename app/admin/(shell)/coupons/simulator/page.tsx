import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { Simulator } from "@/components/offers/admin/simulator";
import { getSimulatorPage } from "@/server/offers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Simulator" };

export default async function SimulatorPage({ searchParams }: PageProps<"/admin/coupons/simulator">) {
  const [{ code }, page] = await Promise.all([searchParams, getSimulatorPage()]);
  return (
    <>
      <PageHeading title="Simulator">See which discounts apply to a cart at checkout, and why.</PageHeading>
      <Simulator code={typeof code === "string" ? code : ""} {...page} />
    </>
  );
}
