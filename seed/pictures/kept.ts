import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { originalName, type StoredFile, WIDTHS, widthName } from "./encode";
import type { Picture } from "./plan";

/** Which pictures lie painted in KEPT_PICTURES, a folder that the sandbox may name, and which have to be painted. */
export const splitByKept = (pictures: readonly Picture[]): { kept: Picture[]; unpainted: Picture[] } => {
  const folder = process.env.KEPT_PICTURES;
  const isKept = ({ name }: Picture) => folder !== undefined && existsSync(join(folder, originalName(name)));
  return { kept: pictures.filter(isKept), unpainted: pictures.filter((picture) => !isKept(picture)) };
};

export const storeKept = async (
  { name }: Picture,
  store: (file: StoredFile) => Promise<void>,
): Promise<void> => {
  const storeFile = async (file: string) =>
    store({ name: file, body: await readFile(join(process.env.KEPT_PICTURES ?? "", file)) });
  await Promise.all(WIDTHS.map((width) => storeFile(widthName(name, width))));
  await storeFile(originalName(name));
};
