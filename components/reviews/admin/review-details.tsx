import Link from "next/link";
import type { ReactNode } from "react";
import { Stars } from "@/components/catalog/reviews/stars";
import { Alert } from "@/components/ui/alert";
import { adminPaths } from "@/lib/admin-paths";
import { fits, photoPath, reviewsPath } from "@/lib/catalog/public-review";
import { formatMoment } from "@/lib/orders/when";
import type { AdminReview as Review } from "@/lib/reviews/admin-review";
import { hasContactDetails } from "@/lib/reviews/has-contact-details";
import { refusals, reportReasons } from "@/lib/reviews/review";
import { ReviewBadge } from "./review-badge";

/** The review and visitors' reports about it. */
export function ReviewDetails({ review }: { review: Review }) {
  const { stars, title, body, photos, reportDetails, refusal, refusalNote } = review;
  return (
    <div className="grid content-start gap-5">
      {hasContactDetails(`${title} ${body}`) ? (
        <Alert variant="warning">It may contain a phone number or an address.</Alert>
      ) : null}
      <div>
        <Stars value={stars} className="text-2xl" />
        {title ? <p className="wrap-anywhere mt-2 font-semibold text-lg">{title}</p> : null}
        <p className="wrap-anywhere mt-1 max-w-prose whitespace-pre-line text-lg">{body}</p>
      </div>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map(({ id, key, width, height }, index) => (
            <li key={id}>
              <a href={photoPath(id, "large", key)} target="_blank" rel="noopener">
                {/* biome-ignore lint/performance/noImgElement: a photo of a buyer, kept by the shop */}
                <img
                  src={photoPath(id, "large", key)}
                  alt={`Customer photo, ${index + 1} of ${photos.length}`}
                  width={width}
                  height={height}
                  className="h-auto w-full rounded-xs bg-muted"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {refusal ? (
        <p className="wrap-anywhere text-muted-foreground">
          Rejected: {[refusals[refusal].explanation, refusalNote].filter(Boolean).join(" ")}
        </p>
      ) : null}
      {reportDetails.length > 0 ? (
        <section aria-labelledby="reports">
          <h2 id="reports" className="font-semibold">
            Reports
          </h2>
          <ul className="mt-1 divide-y border-y">
            {reportDetails.map(({ reason, note, at, isSettled }) => (
              <li key={at} className="py-2">
                <span className={isSettled ? "text-muted-foreground" : "font-semibold"}>
                  {reportReasons[reason]}
                </span>
                {note ? <span className="wrap-anywhere block">{note}</span> : null}
                <span className="block text-muted-foreground">{`${formatMoment(at)}${isSettled ? ", resolved" : ""}`}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** The review's subject. The author is shown by the public name; the order has the rest. */
export function ReviewFacts({ review, seesOrders }: { review: Review; seesOrders: boolean }) {
  const { id, product, item, fit, authorName, orderNumber, writtenAt, others, status, reports } = review;
  return (
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      <Fact name="Status">
        <ReviewBadge status={status} reports={reports} />
      </Fact>
      <Fact name="Product">
        <Link href={adminPaths.product(product.id)} prefetch={false} className="link">
          {product.name}
        </Link>
        {status === "published" && product.isShown ? (
          <span>
            {", "}
            <a href={reviewsPath(product.slug, { id })} className="link">
              in the shop
            </a>
          </span>
        ) : null}
      </Fact>
      <Fact name="Item">{`${item.colorName}, ${item.size}${item.isCustom ? `, ${item.title}` : ""}${item.isReturned ? ". Later returned." : ""}`}</Fact>
      {fit ? <Fact name="Fit">{fits[fit]}</Fact> : null}
      <Fact name="By">{authorName}</Fact>
      <Fact name="Order">
        {seesOrders ? (
          <Link href={adminPaths.order(orderNumber)} prefetch={false} className="link">
            {orderNumber}
          </Link>
        ) : (
          orderNumber
        )}
      </Fact>
      <Fact name="Date">{formatMoment(writtenAt)}</Fact>
      {others.length > 0 ? (
        <Fact name="Other reviews">
          {others.map((other) => (
            <Link
              key={other.id}
              href={adminPaths.review(other.id)}
              prefetch={false}
              className="link mr-3 whitespace-nowrap"
            >
              {other.stars} ★ {other.title}
            </Link>
          ))}
        </Fact>
      ) : null}
    </dl>
  );
}
