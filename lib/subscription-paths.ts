import { withQuery } from "./with-query";

/** The addresses within subscriptions, which other pages need not carry. */
export const subscriptionPaths = {
  /** plan: chosen on the page of all plans; follows: the subscription whose place it takes. */
  signup: (query: { plan?: string; follows?: string } = {}) => withQuery("/subscription/signup", query),
  success: (id: string) => withQuery("/subscription/success", { id }),
  mine: (id: string) => `/account/subscription/${encodeURIComponent(id)}`,
};
