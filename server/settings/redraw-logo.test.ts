import sharp from "sharp";
import { tooLargeLogo, wrongLogoType } from "@/lib/settings/logos";
import { patientJpeg, textBombs } from "@/testing/hostile-pictures";
import { png } from "@/testing/picture-parts";
import { processorTime } from "@/testing/processor-time";
import { redrawLogo } from "./redraw-logo";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#b5301b" } });

it.each(["png", "webp", "jpeg"] as const)(
  "accepts a %s, scaled down if it is wider than a page",
  async (format) => {
    const { bytes, format: drawn } = await redrawLogo(await picture(2400, 600).toFormat(format).toBuffer());
    expect(drawn).toBe(format);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1200, height: 300 });
  },
);

it("drops a logo's camera metadata", async () => {
  const sent = await picture(40, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: "a stranger" } })
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const { bytes } = await redrawLogo(sent);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

it.each([
  [
    "an SVG",
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ],
  ["a GIF", () => picture(9, 9).gif().toBuffer()],
  ["a text that starts like a PNG", () => Promise.resolve(Buffer.from("\u0089PNG not really"))],
  ["nothing", () => Promise.resolve(Buffer.alloc(0))],
  [
    "a small file that unpacks to 100 million pixels",
    async () => png({ width: 10_000, height: 10_000, kind: [1, 0], rows: Buffer.alloc(10_000 * 1251) }),
  ],
])("refuses %s as a logo", async (_name, make) => {
  await expect(redrawLogo(await make())).rejects.toMatchObject({
    code: "invalid_input",
    fieldErrors: { data: expect.any(String) },
  });
});

it("explains a refusal: the type, a broken file, the size", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(redrawLogo(svg)).rejects.toThrow(wrongLogoType);
  const whole = await picture(400, 400).png().toBuffer();
  await expect(redrawLogo(whole.subarray(0, whole.byteLength / 2))).rejects.toThrow("can't be read");
  await expect(redrawLogo(Buffer.alloc(2 * 1024 * 1024 + 1))).rejects.toThrow(tooLargeLogo);
});

it("passes no compressed texts to the decoder, and refuses a JPEG of hundreds of scans", async () => {
  const patient = await patientJpeg();
  const spent = await processorTime(async () => {
    await redrawLogo(textBombs());
    await expect(redrawLogo(patient)).rejects.toThrow("can't be read");
  });
  expect(spent).toBeLessThan(8000);
});
