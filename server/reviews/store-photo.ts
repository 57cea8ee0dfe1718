import "server-only";
import { randomUUID } from "node:crypto";
import { recordDesignFiles, storeDesignFile } from "@/server/designs/file-repository";
import { inOwnTurn } from "@/server/designs/store-upload";
import { mapRefusals } from "@/server/errors";
import { reviewRefusals } from "./explain-refusal";
import { readPhoto } from "./read-photo";
import { addPhotoRow } from "./repository";
import { photoKeyOf } from "./sign-photo";

const bucket = "review-photos";

/** Stores a cleaned photo for the review of a line. Only its author and staff see it before its review is published. */
export async function storePhoto(orderId: string, itemId: number, file: Buffer) {
  const { large, small, width, height } = await inOwnTurn(`review ${orderId}`, () => readPhoto(file));
  const id = randomUUID();
  const [path, smallPath] = [`${id}.webp`, `${id}-small.webp`];
  await recordDesignFiles(bucket, [path, smallPath]);
  await storeDesignFile(bucket, path, large, "image/webp");
  await storeDesignFile(bucket, smallPath, small, "image/webp");
  await mapRefusals(reviewRefusals, () =>
    addPhotoRow(orderId, itemId, { id, path, smallPath, width, height }),
  );
  return { id, width, height, key: photoKeyOf(id) };
}
