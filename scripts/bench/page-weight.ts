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

/** Bytes (gzip) of the scripts that a page's HTML names; modern browsers don't fetch nomodule ones. */
export async function weighScripts(html: string, pageUrl: string): Promise<{ bytes: number; count: number }> {
  const sources = new Set<string>();
  for (const [tag, source] of html.matchAll(SCRIPT)) {
    if (source && !/nomodule/i.test(tag)) sources.add(new URL(source, pageUrl).href);
  }
  const weights = await Promise.all([...sources].map(weighScript));
  return { bytes: weights.reduce((sum, bytes) => sum + bytes, 0), count: sources.size };
}

/**
 * Bytes of a page's HTML without its styles, which only a compressed page includes, and (gzip) of it and of its
 * scripts. `cookie` is the header of a signed-in visitor.
 */
export async function weighPage(pageUrl: string, cookie?: string): Promise<PageWeight> {
  const headers = { "accept-encoding": "identity", ...(cookie && { cookie }) };
  const response = await fetch(pageUrl, { headers });
  if (!response.ok) throw new Error(`${pageUrl} answered ${response.status}`);
  const html = await response.text();
  const { bytes, count } = await weighScripts(html, pageUrl);
  return {
    html,
    htmlRaw: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    scriptGzip: bytes,
    scripts: count,
    cache: response.headers.get("x-nextjs-cache") ?? "-",
  };
}
