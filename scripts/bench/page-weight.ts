import { gzipSync } from "node:zlib";

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g;

export type PageWeight = { htmlGzip: number; scriptGzip: number; scripts: number; cache: string };

/** Bytes (gzip) of a page's HTML and of the scripts that its HTML names; nomodule ones are not fetched by today's browsers. */
export async function weighPage(pageUrl: string): Promise<PageWeight> {
  const response = await fetch(pageUrl);
  if (!response.ok) throw new Error(`${pageUrl} answered ${response.status}`);
  const html = await response.text();
  const sources = new Set<string>();
  for (const [tag, source] of html.matchAll(SCRIPT)) {
    if (source && !tag.includes("noModule") && !tag.includes("nomodule")) sources.add(source);
  }
  let scriptGzip = 0;
  for (const source of sources) {
    const script = await fetch(new URL(source, pageUrl));
    scriptGzip += gzipSync(Buffer.from(await script.arrayBuffer())).length;
  }
  return {
    htmlGzip: gzipSync(html).length,
    scriptGzip,
    scripts: sources.size,
    cache: response.headers.get("x-nextjs-cache") ?? "-",
  };
}
