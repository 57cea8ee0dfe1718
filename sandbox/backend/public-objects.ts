import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Hono } from "hono";
import { eTagOf, objectPath, typeOf } from "./storage-adapter";

const SMALL_BYTES = 1_000_000;
const ROUTE = "/storage/v1/object/public/";

/**
 * The shop's pictures, straight from disk. Objects of a public bucket are written once under a name that is
 * never reused, so browsers may cache them.
 */
export function publicObjects(root: string, isPublicBucket: (bucket: string) => Promise<boolean>): Hono {
  const app = new Hono();
  app.get(`${ROUTE}:bucket/*`, async (c, next) => {
    const bucket = c.req.param("bucket");
    if (!(await isPublicBucket(bucket))) return next();
    const key = decodePath(c.req.path.slice(`${ROUTE}${bucket}/`.length));
    const path = key === null ? null : objectPath(root, bucket, key);
    const file = path === null ? null : await stat(path).catch(() => null);
    if (path === null || !file?.isFile()) {
      return c.json({ statusCode: "404", error: "not_found", message: "Object not found" }, 404);
    }
    const eTag = eTagOf(file);
    const headers = {
      "Content-Type": typeOf(path),
      "Content-Length": String(file.size),
      "Cache-Control": "public, max-age=2592000, immutable",
      "Access-Control-Allow-Origin": "*",
      "X-Content-Type-Options": "nosniff",
      ETag: eTag,
    };
    if (c.req.header("If-None-Match") === eTag) {
      return new Response(null, {
        status: 304,
        headers: { ETag: eTag, "Cache-Control": headers["Cache-Control"] },
      });
    }
    if (c.req.method === "HEAD") return new Response(null, { headers });
    if (file.size <= SMALL_BYTES) return new Response(await readFile(path), { headers });
    return new Response(asWebStream(path), { headers });
  });
  return app;
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function asWebStream(path: string): ReadableStream {
  const file = createReadStream(path);
  const chunks = file[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      file.destroy();
    },
  });
}
