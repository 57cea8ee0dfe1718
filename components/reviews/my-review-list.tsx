import Link from "next/link";
import { Stars } from "@/components/catalog/reviews/stars";
import { LinePicture } from "@/components/pictures/line-picture";
import { paths } from "@/lib/paths";
import type { OwnReview } from "@/lib/reviews/review";
import { ReviewState } from "./review-state";

export interface ReviewableItem {
  itemId: number;
  title: string;
  size: string;
  colorName: string;
  imageUrl: string | null;
  orderNumber: string;
  review: Pick<OwnReview, "stars" | "title" | "body" | "status" | "refusal" | "refusalNote" | "reply"> | null;
}

/** Items to review, and reviewed ones. */
export function MyReviewList({ items }: { items: readonly ReviewableItem[] }) {
  return (
    <ul className="border-t">
      {items.map((item) => (
        <li key={item.itemId} className="flex gap-4 border-b py-5">
          <span className="w-16 shrink-0">
            <LinePicture url={item.imageUrl} width={64} />
          </span>
          <ReviewableItemRow item={item} />
        </li>
      ))}
    </ul>
  );
}

function ReviewableItemRow({
  item: { itemId, title, size, colorName, orderNumber, review },
}: {
  item: ReviewableItem;
}) {
  return (
    <div className="min-w-0 flex-1">
      <p className="wrap-anywhere font-semibold">{title}</p>
      <p className="text-muted-foreground text-sm">
        {colorName} · {size} · order{" "}
        <Link href={paths.order(orderNumber)} prefetch={false} className="link">
          {orderNumber}
        </Link>
      </p>
      {review ? (
        <div className="mt-2 grid gap-1.5">
          <Stars value={review.stars} className="justify-self-start" />
          {review.title ? <p className="wrap-anywhere font-semibold">{review.title}</p> : null}
          <p className="wrap-anywhere line-clamp-4 whitespace-pre-line">{review.body}</p>
          <ReviewState review={review} />
          {review.reply ? <p className="text-muted-foreground text-sm">We've replied.</p> : null}
        </div>
      ) : null}
      <Link
        href={paths.reviewLine(orderNumber, itemId)}
        prefetch={false}
        aria-label={review ? `Change your review of ${title}` : `Write a review of ${title}`}
        className="link inline-flex min-h-11 items-center"
      >
        {review ? "Change or delete" : "Write a review"}
      </Link>
    </div>
  );
}
