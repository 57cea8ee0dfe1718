import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { ReviewFigures } from "@/components/reviews/admin/review-figures";
import { ReviewRows } from "@/components/reviews/admin/review-rows";
import { getReviewQueue } from "@/server/reviews/desk-queries";

export const instant = false;

export const metadata: Metadata = { title: "Reviews" };

export default async function ReviewsPage({ searchParams }: PageProps<"/admin/reviews">) {
  const { rows, count, figures, ...list } = await getReviewQueue(await searchParams);
  return (
    <>
      <PageHeading title="Reviews">
        What buyers say of pieces that they have kept. The shop shows it once somebody has read it.
      </PageHeading>
      <ListFrame {...list} empty="Every review is read.">
        <ReviewRows state={list.state} rows={rows} count={count} />
      </ListFrame>
      {figures ? <ReviewFigures figures={figures} /> : null}
    </>
  );
}
