import { AsyncLocalStorage } from "node:async_hooks";

/** Where the request that is being answered wants its mail to lead. */
export const redirectOfRequest = new AsyncLocalStorage<string>();

/** The mail stand-in forgets the `redirect_to` of the request that caused the mail; a hosted project does not. */
export function withRequestedRedirect(link: string): string {
  const wanted = redirectOfRequest.getStore();
  return wanted
    ? link.replace(/\b(redirect_to|next)=[^"'&\s]*/g, (_, name) => `${name}=${encodeURIComponent(wanted)}`)
    : link;
}
