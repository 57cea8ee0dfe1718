import sharp from "sharp";
import { maxUploadSide, uploadProblems } from "@/lib/designer/uploads";
import { cleanedFiles, refusedFiles } from "@/testing/hostile-pictures";
import { processorTime } from "@/testing/processor-time";
import { readUpload } from "./read-upload";

/** CPU time in this process: pictures are decoded in the child. */
const maxMs = 2000;
/** Memory limit for this process's growth. */
const maxGrowth = 150 * 1024 * 1024;

/** Reads a file within these CPU and memory limits. */
async function readInTime(file: Buffer) {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const reading = readUpload(file);
  const spent = await processorTime(() => reading.catch(() => undefined));
  clearInterval(watch);
  expect(spent).toBeLessThan(maxMs);
  expect(peak - before).toBeLessThan(maxGrowth);
  return reading;
}

it.each(refusedFiles)("refuses %s", async (_, problem, make) => {
  const reading = readInTime(await make());
  await expect(reading).rejects.toMatchObject({
    code: "invalid_input",
    message: uploadProblems[problem as keyof typeof uploadProblems],
  });
});

it.each(cleanedFiles)("keeps only the pixels of %s", async (_, make) => {
  const sent = await make();
  const read = await readInTime(sent);
  for (const file of [read.file, read.preview]) {
    const facts = await sharp(file).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation, facts.comments]).toEqual(
      Array(6).fill(undefined),
    );
    expect(facts.space).toBe("srgb");
    expect(facts.depth).toBe("uchar");
    expect(file.includes("SECRET")).toBe(false);
    expect(file.includes("Secret camera")).toBe(false);
  }
  const { width, height, format } = await sharp(read.file).metadata();
  expect({ width, height, type: `image/${format}` }).toEqual({
    width: read.width,
    height: read.height,
    type: read.type,
  });
  expect(Math.max(width, height)).toBeLessThanOrEqual(maxUploadSide);
});

const coloured = (background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 40, height: 20, channels: 4, background } })
    .png()
    .toBuffer();

it("rotates a photo upright", async () => {
  const file = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c33" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await readUpload(file)).toMatchObject({ width: 400, height: 600 });
});

it("an upload has an alpha channel only when a pixel is not opaque", async () => {
  expect(await readUpload(await coloured({ r: 1, g: 2, b: 3, alpha: 1 }))).toMatchObject({
    hasAlpha: false,
    type: "image/jpeg",
  });
  expect(await readUpload(await coloured({ r: 1, g: 2, b: 3, alpha: 0.5 }))).toMatchObject({
    hasAlpha: true,
    type: "image/png",
  });
});

it("keeps colours with alpha exactly", async () => {
  const { file } = await readUpload(await coloured({ r: 12, g: 200, b: 77, alpha: 128 / 255 }));
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([12, 200, 77, 128]);
});

it("returns the same picture for the same file", async () => {
  const file = await coloured({ r: 1, g: 2, b: 3, alpha: 0.5 });
  expect((await readUpload(file)).sha256).toBe((await readUpload(file)).sha256);
});
