import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

const TYPES: Record<string, string> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".pdf": "application/pdf",
};

export function typeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** The path of an object, or null for a name that would leave the folder. */
export function objectPath(root: string, bucket: string, key: string): string | null {
  const path = resolve(root, bucket, key);
  return path.startsWith(resolve(root, bucket) + sep) && !key.includes("\0") ? path : null;
}

export function eTagOf(file: { size: number; mtimeMs: number }): string {
  return `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`;
}

/** Objects as plain files: `<root>/<bucket>/<key>`. The extension decides the content type. */
export class FileStorage implements StorageAdapter {
  readonly driver = "files";

  constructor(private readonly root: string) {}

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    const body = Readable.toWeb(createReadStream(this.path(bucket, key)));
    return { metadata, httpStatusCode: 200, body };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<StorageAdapter["uploadObject"]>[3],
    contentType: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const path = this.path(bucket, key);
    const bytes = body instanceof Uint8Array ? body : await readAll(body);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${createHash("sha1").update(`${key}${process.hrtime.bigint()}`).digest("hex")}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    return { ...(await this.headObject(bucket, key)), mimetype: contentType, cacheControl };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    await rm(this.path(bucket, key), { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    targetBucket: string,
    target: string,
  ) {
    const path = this.path(targetBucket, target);
    await mkdir(dirname(path), { recursive: true });
    await copyFile(this.path(sourceBucket, source), path);
    const { eTag, lastModified } = await this.headObject(targetBucket, target);
    return { httpStatusCode: 200, eTag, lastModified };
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    const path = this.path(bucket, key);
    const file = await stat(path);
    return {
      cacheControl: "no-cache",
      contentLength: file.size,
      size: file.size,
      mimetype: typeOf(path),
      lastModified: file.mtime,
      eTag: eTagOf(file),
      httpStatusCode: 200,
    };
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.path(bucket, key)}`;
  }

  private path(bucket: string, key: string): string {
    const path = objectPath(this.root, bucket, key);
    if (path === null) throw new Error(`storage: "${key}" leaves its bucket`);
    return path;
  }
}

function readAll(
  stream: Exclude<Parameters<StorageAdapter["uploadObject"]>[3], Uint8Array>,
): Promise<Buffer> {
  return buffer(NodeReadableStream.from(stream));
}
