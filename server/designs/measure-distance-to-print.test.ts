import sharp from "sharp";
import { measureDistanceToPrint } from "./measure-distance-to-print";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const png = (top: number) =>
  sharp({ create: { width: 60, height: 900, channels: 4, background: clear } })
    .composite([
      { input: { create: { width: 9, height: 30, channels: 4, background: "#b5301b" } }, top, left: 20 },
    ])
    .png()
    .toBuffer();

test("measures from the collar to the first ink of the file", async () => {
  // 2.2 inches to the area of a regular tee, and one more inch of 300 dots.
  expect(await measureDistanceToPrint(await png(300), "regular", "front")).toBeCloseTo(3.2 * 25.4);
  expect(await measureDistanceToPrint(await png(0), "kids", "back")).toBeCloseTo(1.5 * 25.4);
});

test("returns null for a sleeve, which has no collar above it", async () => {
  expect(await measureDistanceToPrint(await png(300), "regular", "left")).toBeNull();
});
