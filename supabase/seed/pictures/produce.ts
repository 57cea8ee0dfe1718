import sharp from "sharp";
import { TEES } from "../../../lib/designer/garments/cuts";
import { requireColor } from "../catalog/colors";
import { bake, type Plates } from "../garments/bake";
import { composeBase, makeGround } from "../garments/compose";
import { encodePicture, type StoredFile } from "./encode";
import { paintScene } from "./paint";
import type { Picture } from "./plan";

const AT_ONCE = 3;

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const bakeGarment = (id: string): Plates => {
  const garment = TEES.find((tee) => tee.id === id) ?? TEES.find((tee) => tee.id === "regular-front");
  if (!garment) throw new Error(`no garment "${id}"`);
  return bake(garment);
};

/**
 * Paints every picture and hands its files over. Works garment by garment, so that a relief is computed once and a
 * dyed garment once per colour; encoding and storing overlap with the painting of the next picture.
 */
export const producePictures = async (
  pictures: readonly Picture[],
  store: (file: StoredFile) => Promise<void>,
  onPicture: (done: number) => void,
): Promise<void> => {
  sharp.concurrency(1);
  sharp.cache(false);
  const ground = makeGround();
  const running = new Set<Promise<void>>();
  let done = 0;
  for (const [garmentId, ofGarment] of groupBy(pictures, (p) => p.scene.garment)) {
    const plates = bakeGarment(garmentId);
    for (const ofColor of groupBy(ofGarment, (p) => p.scene.color).values()) {
      const [first] = ofColor;
      if (!first) continue;
      const base = composeBase(plates, requireColor(first.scene.color), ground);
      for (const picture of ofColor) {
        const pixels = paintScene(picture.scene, base);
        const task = encodePicture(picture.name, pixels)
          .then((files) => Promise.all(files.map(store)))
          .then(() => {
            done += 1;
            onPicture(done);
          });
        running.add(task);
        void task.then(
          () => running.delete(task),
          () => running.delete(task),
        );
        if (running.size >= AT_ONCE) await Promise.race(running);
      }
    }
  }
  await Promise.all(running);
};
