import { gzipSync } from "node:zlib";

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g;

export type PageWeight = {
  html: string;
  htmlRaw: number;
  htmlGzip: number;
  scriptGzip: number;
  scripts: number;
  cache: string;
};

const weights = new Map<string, Promise<number>>();

/** A script's name contains its hash, so each is fetched once. */
function weighScript(url: string): Promise<number> {
  const known = weights.get(url);
  if (known !== undefined) return known;
  const weight = fetch(url).then(async (script) => gzipSync(Buffer.from(await script.arrayBuffer())).length);
  weights.set(url, weight);
  return weight;
}

/**
 * Bytes of a page's HTML without its styles, which only a compressed page includes, and (gzip) of it and of the scripts
 * that its HTML names; modern browsers don't fetch nomodule ones. `cookie` is the header of a signed-in visitor.
 */
export async function weighPage(pageUrl: string, cookie?: string): Promise<PageWeight> {
  const headers = { "accept-encoding": "identity", ...(cookie && { cookie }) };
  const response = await fetch(pageUrl, { headers });
  if (!response.ok) throw new Error(`${pageUrl} answered ${response.status}`);
  const html = await response.text();
  const sources = new Set<string>();
  for (const [tag, source] of html.matchAll(SCRIPT)) {
    if (source && !tag.includes("noModule") && !tag.includes("nomodule")) sources.add(source);
  }
  let scriptGzip = 0;
  for (const source of sources) {
    scriptGzip += await weighScript(new URL(source, pageUrl).href);
  }
  return {
    html,
    htmlRaw: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    scriptGzip,
    scripts: sources.size,
    cache: response.headers.get("x-nextjs-cache") ?? "-",
  };
}
