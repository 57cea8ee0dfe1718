import sharp from "sharp";
import { pictureProblems } from "@/lib/products/picture-rules";
import { patientJpeg, textBombs } from "@/testing/hostile-pictures";
import { chunk, noise, plain, png, text, whole } from "@/testing/picture-parts";
import { processorTime } from "@/testing/processor-time";
import { readPicture } from "./read-picture";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><image href="/etc/passwd"/></svg>';

async function animated(format: "webp" | "gif"): Promise<Buffer> {
  const frames = await Promise.all([
    plain(400, 500).png().toBuffer(),
    plain(400, 500).negate().png().toBuffer(),
  ]);
  const joined = sharp(frames, { join: { animated: true } });
  return format === "webp" ? joined.webp().toBuffer() : joined.gif().toBuffer();
}

async function half(): Promise<Buffer> {
  const file = await noise(800, 1000).jpeg().toBuffer();
  return file.subarray(0, file.length / 2);
}

/** Wrong files that people send by mistake or on purpose, and the reason they are refused. */
const corpus: [what: string, reason: keyof typeof pictureProblems, make: () => Buffer | Promise<Buffer>][] = [
  ["nothing", "empty", () => Buffer.alloc(0)],
  ["text", "notAPicture", () => text("Dear printer, make it blue.")],
  ["an SVG", "notAPicture", () => text(svg)],
  ["an SVG behind a byte order mark", "notAPicture", () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`)],
  ["HTML", "notAPicture", () => text("<!doctype html><script>alert(1)</script>")],
  ["a PDF", "notAPicture", () => text("%PDF-1.7\n1 0 obj")],
  ["a ZIP", "notAPicture", () => text("PK\x03\x04")],
  ["a GIF", "notAPicture", () => plain(400, 500).gif().toBuffer()],
  ["an animated GIF", "notAPicture", () => animated("gif")],
  ["a TIFF", "notAPicture", () => plain(400, 500).tiff().toBuffer()],
  ["an animated WebP", "animated", () => animated("webp")],
  [
    "an animated PNG",
    "animated",
    () => whole({ before: [chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))] }),
  ],
  ["a bomb: 30,000 by 30,000 pixels", "tooManyPixels", () => png({ width: 30_000, height: 30_000 })],
  ["a bomb: a line of 16 million pixels", "tooManyPixels", () => png({ width: 16_000_000, height: 4 })],
  ["sides of zero", "broken", () => png({ width: 0, height: 0 })],
  ["a PNG that ends before its pixels", "broken", () => png({ width: 800, height: 1000 })],
  ["the first bytes of a JPEG", "broken", () => Buffer.from("\xff\xd8\xff\xe0 and so on", "latin1")],
  ["half a JPEG", "broken", half],
  ["a JPEG with 882 scans", "tooSlow", patientJpeg],
  ["PNG's first bytes before text", "broken", () => Buffer.from("\x89PNG\r\n\x1a\nhello", "latin1")],
  ["WebP's first bytes before text", "broken", () => text("RIFF\x00\x00\x00\x00WEBPhello")],
  ["an icon", "tooSmall", () => plain(64, 64).png().toBuffer()],
  ["a stripe", "tooSmall", () => plain(3000, 200).png().toBuffer()],
];

it.each(corpus)("refuses %s", async (_, reason, make) => {
  await expect(readPicture(await make(), "product")).rejects.toMatchObject({
    code: "invalid_input",
    message: pictureProblems[reason],
  });
});

it("passes no compressed texts to the decoder", async () => {
  const spent = await processorTime(async () =>
    expect(await readPicture(textBombs(), "product")).toMatchObject({ width: 400, height: 500 }),
  );
  expect(spent).toBeLessThan(3000);
});

const sizesOf = async (file: Buffer) =>
  Promise.all(
    (await readPicture(file, "product")).renditions.map(async ({ width, bytes }) => {
      const { format, width: wide, height } = await sharp(bytes).metadata();
      return [width, format, wide, height];
    }),
  );

it("makes the shop's five widths of a 4:5 picture, none of them enlarged", async () => {
  expect(await sizesOf(await plain(1000, 1250).jpeg().toBuffer())).toEqual([
    [320, "webp", 320, 400],
    [640, "webp", 640, 800],
    [960, "webp", 960, 1200],
    [1280, "webp", 1000, 1250],
    [1920, "webp", 1000, 1250],
  ]);
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "reads %s, and crops a wide picture to its centre",
  async (format) => {
    const file = await plain(800, 400).toFormat(format).toBuffer();
    expect((await sizesOf(file)).at(-1)).toEqual([1920, "webp", 320, 400]);
  },
);

it("rotates a picture upright and removes all camera metadata", async () => {
  const left = {
    input: await plain(500, 800).composite([]).toColourspace("srgb").png().toBuffer(),
    left: 0,
    top: 0,
  };
  const file = await sharp({ create: { width: 1000, height: 800, channels: 3, background: "#00f" } })
    .composite([left])
    .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const large = (await readPicture(file, "product")).renditions[4];
  const picture = sharp(large?.bytes);
  const { width, height, orientation, exif, icc, xmp } = await picture.metadata();
  expect({ width, height, orientation, exif, icc, xmp }).toEqual({ width: 800, height: 1000 });
  // Rotated by 90°, the red left half is the upper one.
  const { data } = await sharp(large?.bytes)
    .extract({ left: 400, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([data[0] ?? 0, data[2] ?? 255].map((value) => value > 128)).toEqual([true, false]);
});
