/** A product's ratings, summed up. */
export interface Rating {
  count: number;
  /** Out of 5, with two decimals. */
  average: number;
  /** The counts of one star, two, and so on. */
  stars: readonly number[];
  /** The counts of small, true to size, large. */
  fits: readonly number[];
}

export const maxStars = 5;

/** Null without reviews. */
export function toRating(stars: readonly number[], fits: readonly number[]): Rating | null {
  const count = stars.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const given = stars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, average: Math.round((given * 100) / count) / 100, stars, fits };
}

/** "4.6", and never a rounded-up five or a rounded-down one. */
export function formatStars(average: number): string {
  const tenths = Math.round(average * 10);
  const least = average > 1 ? 11 : 10;
  const max = average < maxStars ? 49 : 50;
  const shown = String(Math.min(Math.max(tenths, least), max));
  return `${shown.slice(0, 1)}.${shown.slice(1)}`;
}

/** The stars of fewer reviews say little. */
const minReviewsForStars = 3;

export function hasStars({ count }: Pick<Rating, "count">): boolean {
  return count >= minReviewsForStars;
}

/** "1 review", "23 reviews" */
export function formatReviewCount(count: number): string {
  return count === 1 ? "1 review" : `${count.toLocaleString("en-IN")} reviews`;
}

/** Fewer answers are not meaningful. */
const minAnswers = 5;

/** The fit, as text beside the size chart; null with too few answers. */
export function describeFit(fits: readonly number[]): string | null {
  const [small = 0, right = 0, large = 0] = fits;
  const count = small + right + large;
  if (count < minAnswers) return null;
  const of = (part: number) => `${part} of ${count} customers say it`;
  if (small * 10 >= count * 3 && small >= large) return `${of(small)} fits small: consider one size up.`;
  if (large * 10 >= count * 3) return `${of(large)} fits large: consider one size down.`;
  return `${of(right)} fits true to size.`;
}
