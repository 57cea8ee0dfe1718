import { paths } from "@/lib/paths";

export const fits = {
  fits_small: "Fits small",
  true_to_size: "True to size",
  fits_large: "Fits large",
} as const;
export type Fit = keyof typeof fits;
export const fitNames = Object.keys(fits) as Fit[];

export interface ReviewPhoto {
  id: string;
  /** Pixels of the large version. */
  width: number;
  height: number;
}

/** A review as shown to the public. */
export interface PublicReview {
  id: number;
  stars: number;
  /** Empty without one. */
  title: string;
  body: string;
  fit: Fit | null;
  /** First name and initial. */
  author: string;
  size: string;
  color: string;
  /** About a custom design, printed on this product. */
  isCustom: boolean;
  /** ISO */
  writtenAt: string;
  /** ISO; null: unchanged since. */
  editedAt: string | null;
  /** The shop's reply; empty without one. */
  reply: string;
  photos: readonly ReviewPhoto[];
}

/** A page of a product's reviews. */
export interface ReviewPage {
  total: number;
  /** Sizes of the reviewed items, unordered. */
  sizes: readonly string[];
  reviews: readonly PublicReview[];
}

/** The number on a product's own page; the others have pages of their own. */
export const firstReviews = 4;

export const reviewsPerPage = 10;

/** The filter of a product's reviews. */
export interface ReviewChoice {
  stars: number | null;
  size: string | null;
  id: number | null;
  page: number;
}

export const unfilteredReviews: ReviewChoice = { stars: null, size: null, id: null, page: 1 };

const maxPages = 200;

/** The URL part of a filter: "all", "stars-5_size-XL_page-2" or "review-12". */
export function toReviewsSegment({ stars, size, id, page }: ReviewChoice): string {
  if (id !== null) return `review-${id}`;
  const parts = [
    stars === null ? [] : [`stars-${stars}`],
    size === null ? [] : [`size-${size}`],
    page === 1 ? [] : [`page-${page}`],
  ].flat();
  return parts.length === 0 ? "all" : parts.join("_");
}

const named = /^(?:stars-([1-5]))?(?:_?size-([^_]{1,40}?))?(?:_?page-([1-9]\d{0,2}))?$/;

/** Null for an invalid or non-canonical name. */
export function parseChoice(name: string): ReviewChoice | null {
  const [, id] = name.match(/^review-([1-9]\d{0,14})$/) ?? [];
  if (id !== undefined) return { ...unfilteredReviews, id: Number(id) };
  const [, stars, size, page] = (name === "all" ? "" : name).match(named) ?? [undefined, undefined];
  const choice = {
    ...unfilteredReviews,
    stars: stars === undefined ? null : Number(stars),
    size: size ?? null,
    page: page === undefined ? 1 : Number(page),
  };
  return toReviewsSegment(choice) === name && choice.page <= maxPages ? choice : null;
}

export function reviewsPath(slug: string, choice: Partial<ReviewChoice> = {}): string {
  return `${paths.product(slug)}/reviews/${encodeURIComponent(toReviewsSegment({ ...unfilteredReviews, ...choice }))}`;
}

/** The URL of a photo, small or at its stored size; `key`: for one that is not public. */
export function photoPath(id: string, size: "small" | "large", key?: string): string {
  const file = size === "small" ? `${id}-small.webp` : `${id}.webp`;
  return `/api/reviews/photos/${file}${key === undefined ? "" : `?k=${key}`}`;
}
