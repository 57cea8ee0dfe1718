import "server-only";

/** Key under which the result of a review form is stored for its page. */
export const saveReviewForm = "reviews: save";
