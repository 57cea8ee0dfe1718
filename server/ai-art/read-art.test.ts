import sharp from "sharp";
import { artXmp } from "./art-xmp";
import { readArt } from "./read-art";

const xmp = artXmp({ provider: "fal", model: 'a "model" & <more>' });
const ground = { r: 240, g: 230, b: 210 };
const plain = sharp({ create: { width: 200, height: 200, channels: 3, background: ground } }).png();
const disc = Buffer.from(
  '<svg width="100" height="100"><circle cx="50" cy="50" r="48" fill="#8c2340"/></svg>',
);

it("removes the plain background that the model could not leave out", async () => {
  const drawn = await plain
    .clone()
    .composite([{ input: disc }])
    .toBuffer();
  const read = await readArt(drawn, { isCut: true, xmp });
  expect(read).toMatchObject({ hasAlpha: true, type: "image/png", width: 200, height: 200 });
  expect(await readArt(drawn, { isCut: false, xmp })).toMatchObject({ hasAlpha: false });
});

it("keeps a picture whole when nothing would be left", async () => {
  expect(await readArt(await plain.clone().toBuffer(), { isCut: true, xmp })).toMatchObject({
    hasAlpha: false,
  });
});

it("writes the author into the file and its preview, as valid XML", async () => {
  const { file, preview } = await readArt(await plain.clone().toBuffer(), { isCut: false, xmp });
  for (const each of [file, preview]) {
    const written = (await sharp(each).metadata()).xmp?.toString() ?? "";
    expect(written).toContain("trainedAlgorithmicMedia");
    expect(written).toContain("fal a &#34;model&#34; &#38; &#60;more&#62;");
  }
});

it.each([
  ["words", Buffer.from("This isn't a picture.")],
  ["nothing", Buffer.alloc(0)],
  ["half a picture", Buffer.from("89504e470d0a1a0a0000000d4948445200000fff", "hex")],
  ["an SVG", disc],
])("refuses %s", async (_, bytes) => {
  await expect(readArt(bytes, { isCut: false, xmp })).rejects.toMatchObject({ code: "garbled" });
});
