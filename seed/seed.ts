import { parseArgs } from "node:util";
import { Client } from "pg";
import { runMain } from "../sandbox/run-main";
import { insertVisits } from "./analytics/insert";
import { insertPosts } from "./blog/insert";
import { PRODUCTS } from "./catalog";
import { insertMessages } from "./contact/insert";
import { insertDesigns } from "./designs/asha";
import { insertGroups } from "./designs/groups";
import { storeUploads } from "./designs/store-uploads";
import { insertSubmissions } from "./designs/submitted";
import { insertLeads } from "./leads/insert";
import { insertManyProducts } from "./many";
import { insertSections } from "./marketing/insert";
import { insertNotices } from "./notices/insert";
import { splitByCached, uploadCached } from "./pictures/cached";
import { originalName } from "./pictures/encode";
import { type ProductPicture, planPictures } from "./pictures/plan";
import { producePictures } from "./pictures/produce";
import { makeUploader, type Uploader } from "./pictures/upload";
import { insertReminders } from "./reminders/insert";
import { insertReviews } from "./reviews/insert";
import { insertReviewPhotos } from "./reviews/photos";
import { insertPictureRows, insertPlaces, insertRows, inTransaction, NEWEST } from "./rows";
import { insertSales } from "./sales/sales";
import { insertSearchTexts } from "./seo/insert";
import { readDatabaseUrl, readNow, readTarget, readTokenSecret } from "./target";

const printLine = (text: string) => process.stdout.write(`${text}\n`);

/** Pictures whose files are not all stored yet. */
const findMissing = async (client: Client, wanted: readonly ProductPicture[]) => {
  const { rows } = await client.query<{ name: string }>(
    "select name from storage.objects where bucket_id = 'product-images'",
  );
  const stored = new Set(rows.map((row) => row.name));
  const pictures = new Map(wanted.map(({ picture }) => [picture.name, picture]));
  return [...pictures.values()].filter((picture) => !stored.has(originalName(picture.name)));
};

const seedPictures = async (client: Client, uploader: Uploader): Promise<number> => {
  const wanted = planPictures(PRODUCTS);
  const missing = await findMissing(client, wanted);
  const { cached, unpainted } = splitByCached(missing);
  for (const picture of cached) await uploadCached(picture, uploader.upload);
  await producePictures(unpainted, uploader.upload, (done) => {
    if (done % 50 === 0 || done === unpainted.length) printLine(`  pictures ${done} of ${unpainted.length}`);
  });
  return insertPictureRows(client, wanted, uploader.publicUrl);
};

/** For a shop with its own catalogue: `npm run seed -- --pincodes`. */
const seedPincodes = async (): Promise<void> => {
  const client = new Client({ connectionString: readDatabaseUrl(), application_name: "kapas seed" });
  await client.connect();
  try {
    printLine(`Seeded ${await insertPlaces(client)} new pincodes`);
  } finally {
    await client.end();
  }
};

/** SQL dates its rows by its own clock. */
const requireSameClock = async (client: Client, now: Date): Promise<void> => {
  const { rows } = await client.query<{ at: Date }>("select private.now() as at");
  const at = new Date(rows[0]?.at ?? Number.NaN);
  if (Math.abs(at.getTime() - now.getTime()) < 3_600_000) return;
  throw new Error(`the database's clock shows ${at}, but the seed's time is ${now}`);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { products: { type: "string" }, pincodes: { type: "boolean" } } });
  if (values.pincodes) return seedPincodes();
  const many = values.products === undefined ? 0 : Number(values.products);
  if (!Number.isInteger(many) || many < 0 || many > 200_000) {
    throw new Error(`--products takes a whole number up to 200000, not "${values.products}"`);
  }
  const target = readTarget();
  const now = readNow();
  const client = new Client({ connectionString: target.databaseUrl, application_name: "kapas seed" });
  await client.connect();
  try {
    await requireSameClock(client, now);
    const started = performance.now();
    const products = await insertRows(client);
    const pictures = await seedPictures(client, makeUploader(target.supabaseUrl, target.secretKey));
    await inTransaction(client, () => insertPosts(client, NEWEST, now));
    await inTransaction(client, () => insertMessages(client, now));
    await inTransaction(client, () => insertSections(client, now));
    await inTransaction(client, () => insertSearchTexts(client, now));
    const orders = await inTransaction(client, () => insertSales(client, now));
    if (orders > 0) printLine(`  ${orders} orders of the last months`);
    await inTransaction(client, () => insertReminders(client, now));
    await inTransaction(client, () => insertDesigns(client, now, readTokenSecret));
    await inTransaction(client, () => insertGroups(client, now, readTokenSecret));
    await inTransaction(client, () => insertSubmissions(client, now));
    await inTransaction(client, () => insertLeads(client, now));
    if (orders > 0) await storeUploads(target.supabaseUrl, target.secretKey);
    if (orders > 0) {
      printLine(`  ${await inTransaction(client, () => insertReviews(client, now))} reviews`);
      await insertReviewPhotos(client, target);
    }
    printLine(`  ${await inTransaction(client, () => insertVisits(client))} visits`);
    await inTransaction(client, () => insertNotices(client));
    // More than one run of the jobs takes.
    await client.query("select public.rebuild_changed_customers(100000), public.refresh_reports(1000)");
    if (many > 0) printLine(`  ${await insertManyProducts(client, many)} products for measuring`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    printLine(`Seeded ${products} new products and ${pictures} new pictures in ${seconds} s`);
  } finally {
    await client.end();
  }
};

runMain(main, "seed: ");
