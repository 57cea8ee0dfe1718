import sharp from "sharp";
import { readPhoto } from "./read-photo";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#845" } });
const problemOf = (file: Buffer) =>
  readPhoto(file).then(
    () => null,
    (error: Error) => error.message,
  );

test("keeps only pixels: no location, and nothing hidden in texts or after the end", async () => {
  const secret = "12.9716 N 77.5946 E <script>alert(1)</script>";
  const sent = Buffer.concat([
    await photo(2400, 1800)
      .withExif({
        IFD0: { Copyright: secret, ImageDescription: secret },
        IFD3: { GPSLatitude: "12/1 58/1 0/1" },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${secret} --></x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
    Buffer.from("<html><script>alert(1)</script>PK\u0003\u0004"),
  ]);
  expect(sent.toString("latin1")).toContain("script");
  const { large, small, width, height } = await readPhoto(sent);
  expect({ width, height }).toEqual({ width: 1600, height: 1200 });
  for (const stored of [large, small]) {
    expect(stored.toString("latin1")).not.toContain("script");
    const { format, exif, xmp, icc } = await sharp(stored).metadata();
    expect({ format, exif, xmp, icc }).toEqual({
      format: "webp",
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
  }
  expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 300 });
});

test("rotates a photo upright by its orientation", async () => {
  const sent = await photo(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await readPhoto(sent)).toMatchObject({ width: 400, height: 600 });
});

test.each([
  ["an HTML page", Buffer.from("<html><img src=x onerror=alert(1)>")],
  [
    "an SVG with a script",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ["a polyglot of GIF and HTML", Buffer.from("GIF89a/*<script>alert(1)</script>*/")],
  ["nothing", Buffer.alloc(0)],
  ["half a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])("refuses %s with a message", async (_, file) => {
  expect(await problemOf(file)).toMatch(/picture|file|SVG|GIF/);
});

test("refuses an invisible picture", async () => {
  expect(await problemOf(await photo(300, 150).png().toBuffer())).toBe(
    "This photo is too small: at least 200 by 200 pixels.",
  );
});
