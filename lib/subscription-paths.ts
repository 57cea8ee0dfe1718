import { withQuery } from "./with-query";

/** Subscription URLs, in their own file because other pages need not load them. */
export const subscriptionPaths = {
  /** plan: chosen on the page of all plans; follows: the subscription that it replaces. */
  signup: (query: { plan?: string; follows?: string } = {}) => withQuery("/subscription/signup", query),
  success: (id: string) => withQuery("/subscription/success", { id }),
  mine: (id: string) => `/account/subscription/${encodeURIComponent(id)}`,
};
