import "server-only";
import { BackendError } from "@/server/errors";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";

/** Private buckets: browsers can't open their files by URL. */
export type DesignBucket = "design-assets" | "print-files" | "review-photos";

interface StorageFault {
  message: string;
  statusCode?: string | number;
}

function failed(what: string, error: StorageFault): BackendError {
  const status = Number(error.statusCode) || 500;
  return new BackendError(what, { message: error.message, code: String(status), hint: null }, status);
}

/** Files about to be stored: the jobs delete them after a day unless a row references them. */
export async function recordDesignFiles(bucket: DesignBucket, paths: readonly string[]): Promise<void> {
  await serviceRpc("record_design_files", { bucket, paths: [...paths] });
}

/** Overwrites an existing file: a path names one content for ever. */
export async function storeDesignFile(
  bucket: DesignBucket,
  path: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const { error } = await serviceClient()
    .storage.from(bucket)
    .upload(path, bytes, { contentType, upsert: true });
  if (error) throw failed("design files: upload", error);
}

/** Null when there is no such file. */
export async function readDesignFile(bucket: DesignBucket, path: string): Promise<Buffer | null> {
  const { data, error } = await serviceClient().storage.from(bucket).download(path);
  if (data) return Buffer.from(await data.arrayBuffer());
  const status = Object(error).statusCode ?? Object(error).status;
  if (Number(status) === 404 || Number(status) === 400) return null;
  throw failed("design files: read", { message: error?.message ?? "no answer", statusCode: status });
}

/** Deletes the files of deleted rows; returns how many there were. */
export async function removeLooseFiles(limit: number): Promise<number> {
  const client = serviceClient();
  const loose = await serviceRpc("claim_loose_design_files", { limit });
  for (const bucket of new Set(loose.map((file) => file.bucket))) {
    const paths = loose.filter((file) => file.bucket === bucket).map(({ path }) => path);
    const { error } = await client.storage.from(bucket).remove(paths);
    if (error) throw failed("design files: remove", error);
    await serviceRpc("delete_loose_design_files", { bucket, paths });
  }
  return loose.length;
}
