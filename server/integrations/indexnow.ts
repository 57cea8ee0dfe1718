import "server-only";
import { postMessage } from "./post-message";

interface Ping {
  apiUrl: string;
  siteUrl: string;
  /** The file of this name at the site's root contains it. */
  key: string;
  paths: readonly string[];
}

/** Notifies search engines of changed pages; repeating it does no harm. */
export function sendIndexNow({ apiUrl, siteUrl, key, paths }: Ping): Promise<void> {
  return postMessage("indexnow", {
    url: apiUrl,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: paths.map((path) => `${siteUrl}${path}`),
    }),
  });
}
