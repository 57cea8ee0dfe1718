import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ReadyList } from "@/components/admin/ready-list";
import { getReadyPage } from "@/server/admin/ready-queries";

export const instant = false;

export const metadata: Metadata = { title: "Ready to open" };

export default async function ReadyPage() {
  const steps = await getReadyPage();
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <PageHeading title="Ready to open">
        {left === 0 ? "Nothing is missing." : `${left} of ${steps.length} still missing.`} The law requires
        most of these: check them with your adviser before you open.
      </PageHeading>
      <ReadyList steps={steps} />
    </>
  );
}
