import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LinePicture } from "@/components/pictures/line-picture";
import { DeleteReview } from "@/components/reviews/delete-review";
import { ReviewForm } from "@/components/reviews/review-form";
import { ReviewState } from "@/components/reviews/review-state";
import { Alert } from "@/components/ui/alert";
import { ToastChanges } from "@/components/ui/toast-changes";
import { isOnScale } from "@/lib/catalog/sort-sizes";
import { paths } from "@/lib/paths";
import { first } from "@/lib/query";
import { type LineProblem, starLabels } from "@/lib/reviews/review";
import { getAnsweredReview, getLineReview } from "@/server/reviews/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Your review",
  robots: { index: false },
  // The URL holds the order's token; a form that is sent without scripts returns here.
  referrer: "same-origin",
};

const problems: Record<LineProblem, string> = {
  no_item: "This item can't be reviewed.",
  not_delivered: "You can review this item once it has arrived.",
  returned: "This item is being returned, so it can't be reviewed.",
};

function parseStars(value: string | null): number | null {
  const stars = Number(value);
  return Number.isInteger(stars) && stars >= 1 && stars <= starLabels.length ? stars : null;
}

export default async function ReviewLinePage({
  params,
  searchParams,
}: PageProps<"/order-details/[orderId]/review/[itemId]">) {
  const [{ orderId: orderNumber, itemId }, { token, stars }] = await Promise.all([params, searchParams]);
  const [found, answered] = await Promise.all([
    getLineReview(orderNumber, first(token), Number(itemId)),
    getAnsweredReview(),
  ]);
  if (!found) notFound();
  const { order, item, line } = found;
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <ToastChanges />
      <Link href={paths.order(order.orderNumber, order.token)} prefetch={false} className="link text-sm">
        Order {order.orderNumber}
      </Link>
      <h1 className="display mt-2 text-4xl sm:text-5xl">{line.review ? "Your review" : "Write a review"}</h1>
      <div className="mt-6 mb-8 flex items-center gap-4">
        <span className="w-16 shrink-0">
          <LinePicture url={item.imageUrl} width={64} />
        </span>
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{item.title}</p>
          <p className="text-muted-foreground">
            {item.colorName} · {item.size}
          </p>
          {line.review ? <ReviewState review={line.review} /> : null}
        </div>
      </div>
      {line.review?.reply ? (
        <div className="mb-8 max-w-2xl border-brand border-l-2 pl-4">
          <p className="font-semibold text-sm">Our reply</p>
          <p className="wrap-anywhere whitespace-pre-line">{line.review.reply}</p>
        </div>
      ) : null}
      {line.problem ? (
        <Alert className="max-w-2xl">{problems[line.problem]}</Alert>
      ) : (
        <ReviewForm
          order={order}
          line={line}
          stars={parseStars(first(stars))}
          isWorn={isOnScale(item.size)}
          answered={answered}
        />
      )}
      {line.review ? <DeleteReview order={order} itemId={line.itemId} /> : null}
    </div>
  );
}
