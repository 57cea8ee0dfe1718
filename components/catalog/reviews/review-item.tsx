import type { ReactNode } from "react";
import { fits, type PublicReview, photoPath } from "@/lib/catalog/public-review";
import { formatDay } from "@/lib/orders/when";
import { Stars } from "./stars";

interface ReviewItemProps {
  review: PublicReview;
  shopName: string;
  /** The control to report the review. */
  report: ReactNode;
}

const smallWidth = 96;

/** One review, with photos and the shop's answer. */
export function ReviewItem({ review, shopName, report }: ReviewItemProps) {
  const { stars, title, body, fit, author, size, color, isCustom, writtenAt, editedAt, reply, photos } =
    review;
  const details = [`${color}, ${size}`, isCustom ? "with a custom design" : null, fit && fits[fit]];
  return (
    <article className="review">
      <Stars value={stars} />
      {title ? <h3>{title}</h3> : null}
      <p>{body}</p>
      {photos.length > 0 ? (
        <ul>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <a href={photoPath(photo.id, "large")} target="_blank" rel="noopener">
                {/* biome-ignore lint/performance/noImgElement: already small, and no picture of the shop's folder */}
                <img
                  src={photoPath(photo.id, "small")}
                  alt={`From ${author}, ${index + 1} of ${photos.length}`}
                  width={smallWidth}
                  height={smallWidth}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <small>
        <span>
          <b>{author}</b>, <time dateTime={writtenAt.slice(0, 10)}>{formatDay(writtenAt)}</time>
        </span>
        {editedAt ? <span>{`, edited on ${formatDay(editedAt)}`}</span> : null}
        <br />
        <span>{details.filter(Boolean).join(" · ")}</span>
      </small>
      {reply ? (
        <blockquote>
          <b>Reply from {shopName}</b>
          <p>{reply}</p>
        </blockquote>
      ) : null}
      {report}
    </article>
  );
}
