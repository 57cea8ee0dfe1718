import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { ReviewFigures } from "@/components/reviews/admin/review-figures";
import { ReviewRows } from "@/components/reviews/admin/review-rows";
import { getReviewQueue } from "@/server/reviews/admin-queries";

export const instant = false;

export const metadata: Metadata = { title: "Reviews" };

export default async function ReviewsPage({ searchParams }: PageProps<"/admin/reviews">) {
  const { rows, count, figures, ...list } = await getReviewQueue(await searchParams);
  return (
    <>
      <PageHeading title="Reviews">
        Customer reviews. The shop shows them once staff approve them.
      </PageHeading>
      <ListFrame {...list} empty="No reviews to moderate.">
        <ReviewRows state={list.state} rows={rows} count={count} />
      </ListFrame>
      {figures ? <ReviewFigures figures={figures} /> : null}
    </>
  );
}
