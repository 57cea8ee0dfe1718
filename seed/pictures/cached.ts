import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { originalName, type StoredFile, WIDTHS, widthName } from "./encode";
import type { Picture } from "./plan";

/** Which pictures lie painted in CACHED_PICTURES, a folder that the sandbox may name, and which have to be painted. */
export const splitByCached = (pictures: readonly Picture[]): { cached: Picture[]; unpainted: Picture[] } => {
  const folder = process.env.CACHED_PICTURES;
  const isCached = ({ name }: Picture) =>
    folder !== undefined && existsSync(join(folder, originalName(name)));
  return { cached: pictures.filter(isCached), unpainted: pictures.filter((picture) => !isCached(picture)) };
};

export const uploadCached = async (
  { name }: Picture,
  store: (file: StoredFile) => Promise<void>,
): Promise<void> => {
  const storeFile = async (file: string) =>
    store({ name: file, body: await readFile(join(process.env.CACHED_PICTURES ?? "", file)) });
  await Promise.all(WIDTHS.map((width) => storeFile(widthName(name, width))));
  await storeFile(originalName(name));
};
