import sharp from "sharp";
import { countScans } from "./count-scans";

const jpeg = (progressive: boolean) =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ progressive })
    .toBuffer();

const scan = Buffer.from([0xff, 0xda, 0, 2]);
const end = Buffer.from([0xff, 0xd9]);

test("counts the scans of a picture", async () => {
  expect(countScans(await jpeg(false), 100)).toBe(1);
  expect(countScans(await jpeg(true), 100)).toBe(10);
});

test("counts neither the contents of a segment, such as a thumbnail, nor data after the end", async () => {
  const file = await jpeg(false);
  const inside = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 2 + 40]), ...Array<Buffer>(10).fill(scan)]);
  const film = Array<Buffer>(10).fill(scan);
  expect(countScans(Buffer.concat([file.subarray(0, 2), inside, file.subarray(2), ...film]), 100)).toBe(1);
});

test("stops at the maximum, and at a truncated file", () => {
  const start = Buffer.from([0xff, 0xd8]);
  expect(countScans(Buffer.concat([start, ...Array<Buffer>(50).fill(scan), end]), 7)).toBe(7);
  expect(countScans(Buffer.concat([start, scan]).subarray(0, 5), 7)).toBe(1);
  expect(countScans(Buffer.from([0xff, 0xd8, 0xff]), 7)).toBe(0);
});
