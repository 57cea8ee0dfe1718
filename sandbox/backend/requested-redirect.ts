import { AsyncLocalStorage } from "node:async_hooks";

/** Redirect target of the current request's email. */
export const redirectOfRequest = new AsyncLocalStorage<string>();

/** The mail stand-in drops the `redirect_to` of the request that caused the email; a hosted project does not. */
export function withRequestedRedirect(link: string): string {
  const wanted = redirectOfRequest.getStore();
  return wanted
    ? link.replace(/\b(redirect_to|next)=[^"'&\s]*/g, (_, name) => `${name}=${encodeURIComponent(wanted)}`)
    : link;
}
