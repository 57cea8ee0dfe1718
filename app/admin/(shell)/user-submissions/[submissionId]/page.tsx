import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GalleryChoice } from "@/components/submissions/admin/gallery-choice";
import { MakeProduct } from "@/components/submissions/admin/make-product";
import { PrintPreviews } from "@/components/submissions/admin/print-previews";
import { ReviewBox } from "@/components/submissions/admin/review-box";
import {
  Checks,
  MakerMessage,
  NearRefusals,
  OtherVersions,
  Provenance,
  SubmissionHeading,
  SubmissionOrders,
} from "@/components/submissions/admin/submission-facts";
import { SubmissionTimeline } from "@/components/submissions/admin/submission-timeline";
import { buildSubmissionTimeline } from "@/lib/submissions/timeline";
import { getAdminSubmission } from "@/server/submissions/admin-queries";

export const instant = false;

export const metadata: Metadata = { title: "Design review" };

export default async function SubmissionPage({
  params,
}: PageProps<"/admin/user-submissions/[submissionId]">) {
  const found = await getAdminSubmission((await params).submissionId);
  if (!found) notFound();
  const { submission, look, promisedHours, can, now } = found;
  const { id, name, near, before, groupId, message, orders } = submission;
  return (
    <>
      <SubmissionHeading submission={submission} now={now} promisedHours={promisedHours} />
      <div className="mt-6 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          {near.length > 0 ? <NearRefusals near={near} /> : null}
          <PrintPreviews id={id} name={name} look={look} prints={found.prints} />
          {message ? <MakerMessage message={message} /> : null}
          <Checks submission={submission} />
          <Provenance submission={submission} />
          {before.length > 0 || groupId ? <OtherVersions before={before} groupId={groupId} /> : null}
        </div>
        <div className="grid min-w-0 content-start gap-8 xl:border-l xl:pl-8">
          <ReviewBox key={id} submission={submission} />
          {orders.length > 0 ? <SubmissionOrders orders={orders} canSee={can.seeOrders} /> : null}
          {submission.gallery ? <GalleryChoice submission={submission} gallery={submission.gallery} /> : null}
          {submission.mayPublish ? <MakeProduct submission={submission} canMake={can.makeProduct} /> : null}
          <SubmissionTimeline lines={buildSubmissionTimeline(submission)} />
        </div>
      </div>
    </>
  );
}
