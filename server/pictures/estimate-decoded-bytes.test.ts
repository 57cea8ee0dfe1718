import sharp from "sharp";
import { estimateDecodedBytes } from "./estimate-decoded-bytes";

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 300, height: 200, channels, background: "#c33a" } });
const pixels = 300 * 200;

test("a picture that is decoded line by line takes no memory", async () => {
  expect(estimateDecodedBytes(await picture().jpeg().toBuffer())).toBe(0);
  expect(estimateDecodedBytes(await picture().png().toBuffer())).toBe(0);
});

test.each([
  ["an interlaced PNG", 3, () => picture().png({ progressive: true })],
  ["one with alpha", 4, () => picture(4).png({ progressive: true })],
  ["the same in 16 bits", 8, () => picture(4).toColourspace("rgb16").png({ progressive: true })],
  ["a progressive JPEG", 3, () => picture().jpeg({ progressive: true, chromaSubsampling: "4:2:0" })],
  ["the same in 4:4:4", 6, () => picture().jpeg({ progressive: true, chromaSubsampling: "4:4:4" })],
  ["a WebP", 4, () => picture().webp()],
  ["a lossless WebP", 4, () => picture().webp({ lossless: true })],
  ["a WebP with alpha", 4, () => picture(4).webp({ quality: 50 })],
])("%s takes %d bytes for each pixel", async (_, bytes, make) => {
  expect(estimateDecodedBytes(await make().toBuffer())).toBe(pixels * bytes);
});

test("an invalid header is estimated as 0 bytes", () => {
  for (const start of ["\x89PNG\r\n\x1a\n", "\xff\xd8\xff\xc2\x00", "RIFF\0\0\0\0WEBPVP8 ", ""])
    expect(estimateDecodedBytes(Buffer.from(start, "latin1"))).toBe(0);
});
