import "server-only";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip, createGzip } from "node:zlib";
import { now } from "@/server/clock";
import { log } from "@/server/log";

const maxAgeSeconds = 600;

interface CachedFile {
  madeAt: number;
  /** 118 MB of XML for 20,000 products compress to 5 MB. */
  gzip: Promise<Buffer>;
}

const files = new Map<string, CachedFile>();

function findOrMake(name: string, write: () => AsyncGenerator<string>): CachedFile {
  const known = files.get(name);
  const at = now().getTime();
  if (known && Math.abs(at - known.madeAt) < maxAgeSeconds * 1000) return known;
  const made = { madeAt: at, gzip: buffer(Readable.from(write()).compose(createGzip())) };
  files.set(name, made);
  // A failed file is made again for the next request.
  made.gzip.catch(() => files.get(name) === made && files.delete(name));
  return made;
}

/** A file that is slow to make: made once for all requests within ten minutes. */
export async function cachedFileResponse(
  { name, contentType }: { name: string; contentType: string },
  write: () => AsyncGenerator<string>,
): Promise<Response> {
  let gzip: Buffer;
  try {
    gzip = await findOrMake(name, write).gzip;
  } catch (error) {
    log.error({ err: error }, "crawlers: a file could not be made");
    return new Response("Please try again in a minute.\n", { status: 503, headers: { "retry-after": "60" } });
  }
  // Next drops a route's Content-Encoding, so a body sent as gzip would be compressed twice.
  const body = Readable.from([gzip]).compose(createGunzip());
  return new Response(body as unknown as BodyInit, {
    headers: { "content-type": contentType, "cache-control": `public, max-age=${maxAgeSeconds}` },
  });
}
