import "server-only";
import { randomUUID } from "node:crypto";
import { limitConcurrency } from "@/server/limit-concurrency";
import { type PictureShape, readPicture } from "./read-picture";
import { pictureUrl, recordUpload, storeRendition } from "./repository";

/** Decoded pictures are large: two at a time in each instance. */
const inTurn = limitConcurrency(2);

/**
 * Stores an uploaded picture under a new name, in all widths, as the viewer. The name of an uncropped one
 * ends with its size, so that pages reserve its space. It is deleted when nothing uses it.
 */
async function storePicture(file: Buffer, shape: PictureShape): Promise<{ url: string }> {
  const { renditions, width, height } = await inTurn(() => readPicture(file, shape));
  const name = shape === "product" ? randomUUID() : `${randomUUID()}-${width}x${height}`;
  const url = pictureUrl(name, 1920);
  await recordUpload(url);
  await Promise.all(renditions.map(({ width, bytes }) => storeRendition(name, width, bytes)));
  return { url };
}

export const storeProductPicture = (file: Buffer) => storePicture(file, "product");
export const storeWholePicture = (file: Buffer) => storePicture(file, "whole");
