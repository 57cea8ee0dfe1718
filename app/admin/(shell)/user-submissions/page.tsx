import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { QueueReport } from "@/components/submissions/admin/queue-report";
import { QueueRows } from "@/components/submissions/admin/queue-rows";
import { reportDays } from "@/lib/submissions/submission-report";
import { getQueue } from "@/server/submissions/admin-queries";

export const instant = false;

export const metadata: Metadata = { title: "Designs to review" };

export default async function SubmissionsPage({ searchParams }: PageProps<"/admin/user-submissions">) {
  const { rows, count, report, promisedHours, now, ...list } = await getQueue(await searchParams);
  return (
    <>
      <PageHeading title="Designs to review">
        Custom designs from customers. Orders wait until their designs are approved. Promised response time:{" "}
        {promisedHours} hours.
      </PageHeading>
      {report ? <QueueReport report={report} days={reportDays} promisedHours={promisedHours} /> : null}
      <ListFrame {...list} empty="No designs to review.">
        <QueueRows state={list.state} rows={rows} count={count} now={now} promisedHours={promisedHours} />
      </ListFrame>
    </>
  );
}
