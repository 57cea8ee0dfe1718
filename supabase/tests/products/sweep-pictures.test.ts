import { randomUUID } from "node:crypto";
import { appEnv } from "../../../sandbox/app-env";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { call, SERVER } from "../support/backend/gateway";

// The job as in the app, with the storage and the database of the sandbox.
Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }));

const widths = [320, 640, 960, 1280, 1920];
const place = (name: string, width: number) => `product-images/${name}-${width}.webp`;
const urlOf = (name: string, width = 1920) => `${backend.url}/storage/v1/object/public/${place(name, width)}`;

/** A stored picture without a product, for so many hours. */
async function storeLoose(hours: number): Promise<string> {
  const name = randomUUID();
  for (const width of widths) {
    const { status } = await call(SERVER, `/storage/v1/object/${place(name, width)}`, {
      body: {},
      headers: { "Content-Type": "image/webp" },
    });
    expect(status).toBe(200);
  }
  await owner.query(
    "insert into private.loose_pictures (image_url, recorded_at) values ($1, now() - make_interval(hours => $2))",
    [urlOf(name), hours],
  );
  return name;
}

const statusesOf = (name: string) =>
  Promise.all(widths.map(async (width) => (await fetch(urlOf(name, width))).status));

it("deletes all files of a picture unused for a day, and leaves a newer one", async () => {
  const { sweepPictures } = await import("@/server/products/sweep-pictures");
  const [old, young] = [await storeLoose(25), await storeLoose(23)];
  expect(await statusesOf(old)).toEqual([200, 200, 200, 200, 200]);
  expect(await sweepPictures(100)).toBeGreaterThanOrEqual(1);
  expect(await statusesOf(old)).toEqual([404, 404, 404, 404, 404]);
  expect(await statusesOf(young)).toEqual([200, 200, 200, 200, 200]);
  const { rows } = await owner.query(
    "select image_url from private.loose_pictures where image_url = any ($1)",
    [[urlOf(old), urlOf(young)]],
  );
  expect(rows).toEqual([{ image_url: urlOf(young) }]);
  await owner.query("delete from private.loose_pictures where image_url = $1", [urlOf(young)]);
});

it("deletes nothing for an address on another site that ends like one of the shop's pictures", async () => {
  const { sweepPictures } = await import("@/server/products/sweep-pictures");
  const young = await storeLoose(23);
  const elsewhere = `https://pictures.test/product-images/${young}-1920.webp`;
  await owner.query(
    "insert into private.loose_pictures (image_url, recorded_at) values ($1, now() - interval '2 days')",
    [elsewhere],
  );
  await sweepPictures(100);
  expect(await statusesOf(young)).toEqual([200, 200, 200, 200, 200]);
  await owner.query("delete from private.loose_pictures where image_url = $1", [urlOf(young)]);
});
