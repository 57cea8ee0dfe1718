import "server-only";
import { Zip, ZipPassThrough } from "fflate";

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/** A ZIP in parts. Entries are stored uncompressed, which suits PNG, and one file is in memory at a time. */
export async function* zipEntries(entries: AsyncGenerator<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    archive.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
