import { createHash } from "node:crypto";
import sharp from "sharp";
import { requireArtwork } from "../artwork/gallery";
import { renderArtwork } from "../artwork/render";

interface SeedUpload {
  artwork: string;
  /** In pixels. */
  width: number;
  /** Drawn for this cloth. */
  cloth: string;
  /** Its background is a white box. */
  isBoxed?: boolean;
}

/** Pictures that people have uploaded. */
const uploads = {
  "city-auto": { artwork: "auto", width: 1500, cloth: "#d8a031" },
  "mix-tape": { artwork: "cassette", width: 1500, cloth: "#1f2b46" },
  cycling: { artwork: "bicycle", width: 900, cloth: "#f6f5f1" },
  "royal-elephant": { artwork: "elephant", width: 1700, cloth: "#6a1f2b" },
  "league-tiger": { artwork: "tiger", width: 1700, cloth: "#1d1d1f" },
  "tiger-again": { artwork: "tiger", width: 1400, cloth: "#1d1d1f" },
  "peacock-boxed": { artwork: "peacock", width: 1500, cloth: "#f6f5f1", isBoxed: true },
  "small-camera": { artwork: "camera", width: 1000, cloth: "#a9cbe0" },
  "large-camera": { artwork: "camera", width: 2200, cloth: "#a9cbe0" },
} as const satisfies Record<string, SeedUpload>;

export type UploadName = keyof typeof uploads;
const uploadNames = Object.keys(uploads) as UploadName[];

const hashOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** The same in each shop, so that a design can name it before its row is there. */
export function uploadId(name: UploadName): string {
  const hash = hashOf(`seed upload ${name}`);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join("-");
}

export function sizeOfUpload(name: UploadName): { width: number; height: number } {
  const { artwork, width } = uploads[name];
  const source = requireArtwork(artwork);
  return { width, height: Math.round((width * source.height) / source.width) };
}

/** By its id, as the checks ask for it. */
export function sizeOfAsset(id: string): { width: number; height: number } | null {
  const name = uploadNames.find((each) => uploadId(each) === id);
  return name === undefined ? null : sizeOfUpload(name);
}

const painted = new Map<UploadName, Promise<{ file: Buffer; preview: Buffer }>>();

function paint(name: UploadName): Promise<{ file: Buffer; preview: Buffer }> {
  const known = painted.get(name) ?? paintUpload(name);
  painted.set(name, known);
  return known;
}

async function paintUpload(name: UploadName) {
  const { artwork, cloth, isBoxed = false }: SeedUpload = uploads[name];
  const { pixels, ...drawn } = await renderArtwork(requireArtwork(artwork), cloth, uploads[name].width);
  const picture = sharp(pixels, { raw: { ...drawn, channels: 4 } }).resize({
    ...sizeOfUpload(name),
    fit: "fill",
  });
  const file = await (isBoxed ? picture.flatten({ background: "#ffffff" }) : picture).png().toBuffer();
  return { file, preview: await sharp(file).resize({ width: 800 }).webp({ quality: 85 }).toBuffer() };
}

/** The files of the uploads; they have these names in each shop. */
export async function* filesOfUploads(): AsyncGenerator<{ path: string; body: Buffer; type: string }> {
  for (const name of uploadNames) {
    const { file, preview } = await paint(name);
    yield { path: pathsOf(name).path, body: file, type: "image/png" };
    yield { path: pathsOf(name).preview_path, body: preview, type: "image/webp" };
  }
}

const pathsOf = (name: UploadName) => ({ path: `seed-${name}.png`, preview_path: `seed-${name}.webp` });

/** The row of an upload, but for whose it is. */
export async function rowOfUpload(name: UploadName): Promise<Record<string, unknown>> {
  const { file, preview } = await paint(name);
  const { isBoxed = false }: SeedUpload = uploads[name];
  return {
    ...{ id: uploadId(name), ...sizeOfUpload(name), ...pathsOf(name), has_alpha: !isBoxed },
    ...{ sha256: hashOf(file), sent_sha256: hashOf(file), bytes: file.byteLength + preview.byteLength },
  };
}
