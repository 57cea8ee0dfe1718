import "server-only";
import { claimLoosePictures, removePictures } from "./repository";

/** Deletes the files of pictures that no product and no order has used for a day; returns how many pictures. */
export async function sweepPictures(limit: number): Promise<number> {
  const urls = await claimLoosePictures(limit);
  if (urls.length > 0) await removePictures(urls);
  return urls.length;
}
