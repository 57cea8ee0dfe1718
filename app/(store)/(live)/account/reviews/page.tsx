import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { MyReviewList } from "@/components/reviews/my-review-list";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/paths";
import { parsePage } from "@/lib/query";
import { listMyReviews } from "@/server/reviews/queries";

export const instant = false;

export const metadata: Metadata = { title: "Reviews", robots: { index: false } };

export default async function MyReviewsPage({ searchParams }: PageProps<"/account/reviews">) {
  const { rows, page, pageCount } = await listMyReviews(parsePage((await searchParams).page));
  return (
    <AccountFrame title="Reviews" at={paths.myReviews}>
      {rows.length > 0 ? <MyReviewList items={rows} /> : <NothingHere isFirst={page === 1} />}
      <Pagination
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        hrefOf={(number) => (number === 1 ? paths.myReviews : `${paths.myReviews}?page=${number}`)}
        label="Reviews"
        className="mt-8"
      />
    </AccountFrame>
  );
}

function NothingHere({ isFirst }: { isFirst: boolean }) {
  if (!isFirst)
    return (
      <EmptyState
        title="No more reviews"
        actions={<ButtonLink href={paths.myReviews}>Your latest reviews</ButtonLink>}
      >
        You've reached the end of your reviews.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing to review yet"
      actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
    >
      Once an order arrives, you can review its items here.
    </EmptyState>
  );
}
