import "server-only";
import { randomUUID } from "node:crypto";
import { takeTurns } from "@/server/take-turns";
import { readPicture } from "./read-picture";
import { noteUpload, pictureUrl, putRendition } from "./repository";

/** Decoded pictures are large: two at a time in each instance. */
const inTurn = takeTurns(2);

/** Stores an uploaded picture under a new name, in all widths, as the viewer. It is swept when no product takes it. */
export async function storePicture(file: Buffer): Promise<{ url: string }> {
  const renditions = await inTurn(() => readPicture(file));
  const name = randomUUID();
  const url = pictureUrl(name, 1920);
  await noteUpload(url);
  await Promise.all(renditions.map(({ width, bytes }) => putRendition(name, width, bytes)));
  return { url };
}
