import "server-only";

/** Under which the answer of the form of a review is kept for its page. */
export const saveReviewForm = "reviews: save";
