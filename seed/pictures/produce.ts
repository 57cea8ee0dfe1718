import sharp from "sharp";
import { requireGarment } from "../../lib/designer/garments/wardrobe";
import { requireColor } from "../catalog/colors";
import { bake } from "../garments/bake";
import { releaseNow } from "../garments/collect";
import { composeBase, makeGround } from "../garments/compose";
import { encodePicture, type StoredFile } from "./encode";
import { paintScene } from "./paint";
import type { Picture } from "./plan";

/** Pictures being encoded while the next one is painted: enough for two cores, not more, because each holds 6 MB. */
const AT_ONCE = 3;

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

type Store = (file: StoredFile) => Promise<void>;

const storePicture = async (picture: Picture, pixels: Uint8Array, store: Store): Promise<void> => {
  for (const file of await encodePicture(picture.name, pixels)) await store(file);
};

/**
 * Paints every picture and hands its files over. Works garment by garment, so that a relief is computed once and a
 * dyed garment once per colour; encoding and storing overlap with the painting of the next picture.
 */
export const producePictures = async (
  pictures: readonly Picture[],
  store: Store,
  onPicture: (done: number) => void,
): Promise<void> => {
  sharp.concurrency(1);
  sharp.cache(false);
  const ground = makeGround();
  const running = new Set<Promise<void>>();
  let done = 0;
  for (const [garmentId, ofGarment] of groupBy(pictures, (p) => p.scene.garment)) {
    await releaseNow();
    const plates = await bake(requireGarment(garmentId));
    for (const ofColor of groupBy(ofGarment, (p) => p.scene.color).values()) {
      const [first] = ofColor;
      if (!first) continue;
      const base = composeBase(plates, requireColor(first.scene.color), ground);
      for (const picture of ofColor) {
        const pixels = await paintScene(picture.scene, base);
        const task = storePicture(picture, pixels, store).then(() => {
          running.delete(task);
          done += 1;
          onPicture(done);
        });
        running.add(task);
        if (running.size >= AT_ONCE) await Promise.race(running);
      }
    }
  }
  await Promise.all(running);
};
