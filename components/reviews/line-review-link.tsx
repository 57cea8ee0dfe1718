import Link from "next/link";
import { Stars } from "@/components/catalog/reviews/stars";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { type LineReview, statusLabels } from "@/lib/reviews/review";

/** Below an order line: a link to its review; empty where none is possible. */
export function LineReviewLink({ order, line }: { order: OrderRef; line: LineReview }) {
  const { itemId, problem, review } = line;
  if (problem && !review) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {review ? <Stars value={review.stars} /> : null}
      <Link
        href={paths.reviewLine(order.orderNumber, itemId, { token: order.token })}
        prefetch={false}
        className="link inline-flex min-h-11 items-center"
      >
        {review ? `Your review: ${statusLabels[review.status].toLowerCase()}` : "Write a review"}
      </Link>
    </p>
  );
}
