import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import compression from "compression";
import { LRUCache } from "lru-cache";
import { memoryBounds } from "@/lib/limits/memory-bounds";
import { type Coding, codingFor } from "./coding-for";
import { deferScripts } from "./defer-scripts";
import { inlineStyles } from "./inline-styles";
import { preloadFonts } from "./preload-fonts";
import { storeFor } from "./response-cache";

/** Fast enough per request, a fifth smaller than gzip's. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A tenth smaller, in 20 times as long. The window is as large as a page, or the encoder would take 32 MB. */
const smallest = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

type Compressed = Partial<Record<Coding, Buffer>> & { isSmallest?: true };

/** By their text: Next returns the same string for a cached page each time, so the look-up costs nothing. */
const cachedPages = new LRUCache<string, Compressed>({
  maxSize: memoryBounds.compressedPages,
  // A price makes a text take two bytes a character. Next may have dropped the page, so the text counts too.
  sizeCalculation: ({ br, gzip }, text) => 2 * text.length + (br?.length ?? 0) + (gzip?.length ?? 0),
});
const filesOfBuild = new LRUCache<string, Buffer>({
  maxSize: memoryBounds.staticFiles,
  sizeCalculation: ({ length }) => length,
});

const finish = (text: string) =>
  text.startsWith("<!DOCTYPE html>") ? deferScripts(preloadFonts(inlineStyles(text))) : text;

let isShrinking = false;

/** Off the main thread, one page at a time. */
function shrink(text: string): void {
  if (isShrinking) return;
  isShrinking = true;
  brotliCompress(finish(text), smallest, (_error, br) => {
    isShrinking = false;
    cachedPages.set(text, { ...cachedPages.get(text), ...(br && { br }), isSmallest: true });
  });
}

/** A page that is sent again is sent as small as possible from then on. */
function compressed(text: string, coding: Coding): Buffer {
  const before = cachedPages.get(text);
  if (before?.[coding]) {
    if (coding === "br" && !before.isSmallest) shrink(text);
    return before[coding];
  }
  const whole = finish(text);
  const bytes = coding === "br" ? brotliCompressSync(whole, quickly) : gzipSync(whole);
  cachedPages.set(text, { ...before, [coding]: bytes });
  return bytes;
}

function sendsWhole(response: ServerResponse): boolean {
  return response.statusCode === 200 && !response.headersSent;
}

function announce(response: ServerResponse, coding: Coding, bytes: Buffer): void {
  response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", bytes.length);
}

/** Compresses a cached page once, not for each request. */
function cachePage(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const store = storeFor(request);
  const endCached = (...parts: unknown[]) => {
    const [text] = parts;
    const isCached =
      typeof text === "string" && sendsWhole(response) && response.hasHeader("x-nextjs-prerender");
    const coding = isCached ? codingFor(request.headers["accept-encoding"]) : null;
    if (!isCached || !coding) return end(...parts);
    const bytes = compressed(text, coding);
    // server/next/preload-fonts.ts decides in the browser.
    if (String(response.getHeader("link")).includes('as="font"')) response.removeHeader("link");
    announce(response, coding, bytes);
    store(response, bytes);
    return end(bytes);
  };
  response.end = endCached as typeof response.end;
}

/** The file as `npm run build` has compressed it, or null. */
function fileOfBuild(url: string): Buffer | null {
  const known = filesOfBuild.get(url);
  if (known) return known;
  const [, name = ""] =
    /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(?:js|css))$/.exec(url) ?? [];
  const path = join(/* turbopackIgnore: true */ process.cwd(), ".next", "static", `${name}.br`);
  if (!name || !existsSync(path)) return null;
  const bytes = readFileSync(path);
  filesOfBuild.set(url, bytes);
  return bytes;
}

/** Sends an immutable file as small as possible. */
function sendFileOfBuild(url: string, response: ServerResponse): void {
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const small = () => (sendsWhole(response) ? fileOfBuild(url) : null);
  const writeNothing = (...parts: unknown[]) => small() !== null || write(...parts);
  const endSmall = (...parts: unknown[]) => {
    const bytes = small();
    if (!bytes) return end(...parts);
    announce(response, "br", bytes);
    return end(bytes);
  };
  response.write = writeNothing as typeof response.write;
  response.end = endSmall as typeof response.end;
}

/** Next passes route handlers' headers as arrays, which the package can't read. */
const isCompressible: typeof compression.filter = (request, response) => {
  const type: unknown = response.getHeader("content-type");
  if (Array.isArray(type)) response.setHeader("content-type", type.join(", "));
  return compression.filter(request, response);
};

/**
 * Replaces Next's own compression, which has no Brotli and compresses the same page for each request: half of
 * the cost of a response.
 */
export function compressAnswers(): void {
  const compress = compression({ filter: isCompressible });
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    compress(request as never, response as never, () => undefined);
    if (request.method !== "GET") return;
    const { url = "", headers } = request;
    if (!/^\/_next\/static\/.+\.(?:js|css)$/.test(url)) cachePage(request, response);
    else if (!headers.range && codingFor(headers["accept-encoding"]) === "br") sendFileOfBuild(url, response);
  });
}
