import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { trial } from "./backend/database";
import { emptyCatalogue } from "./catalogue";
import { type Actor, actAs, pastGrants } from "./people/actors";

export const facts = {
  name: "Night Bus, Two Seats!",
  description: "",
  price: 799.5,
  status: "draft",
  is_premium: false,
  cut: "regular",
  fabric: "",
  fit: "",
  keywords: "",
  hsn: "6109",
  seo_title: "",
  seo_description: "",
  primary_category_id: null,
  subcategory_id: null,
};
export const black = { size: "M", color: "black", sku: "", barcode: "", is_active: true, opening: 0 };
export const pictureOf = (url: string) => ({
  url,
  color: "black",
  type: "front",
  alt: "",
});

/** A test as this person, in a shop without products. */
export const productTrial = (title: string, actor: Actor, work: (client: PoolClient) => Promise<void>) =>
  trial(title, async (client) => {
    await emptyCatalogue(client);
    await actAs(client, actor);
    await work(client);
  });

/** Continues as the database's owner, then as the admin again. */
export async function asOwner<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await actAs(client, "service");
  await client.query("select set_config('role', 'postgres', true)");
  const result = await work();
  await actAs(client, "admin");
  return result;
}

export async function upload(client: PoolClient): Promise<string> {
  const url = `https://pictures.test/${randomUUID()}-1920.webp`;
  const { rows } = await client.query("select current_setting('role') as role");
  await pastGrants(client);
  await client.query("select public.record_upload($1)", [url]);
  await client.query("select set_config('role', $1, true)", [rows[0].role]);
  return url;
}

export async function create(
  client: PoolClient,
  variants: object[] = [black],
  pictures?: object[],
): Promise<number> {
  const { rows } = await client.query("select public.create_product($1, $2, $3) as id", [
    facts,
    JSON.stringify(variants),
    JSON.stringify(pictures ?? [pictureOf(await upload(client))]),
  ]);
  return Number(rows[0].id);
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of the database, read by the assertions
export async function read(client: PoolClient, id: number): Promise<any> {
  return (await client.query("select public.get_admin_product($1) as product", [id])).rows[0].product;
}

interface Saved {
  facts?: object;
  variants?: object[];
  pictures?: object[];
}

export async function save(
  client: PoolClient,
  id: number,
  version: number,
  changed: Saved = {},
): Promise<number> {
  const now = await read(client, id);
  const { rows } = await client.query("select public.update_product($1, $2, $3, $4, $5) as version", [
    id,
    version,
    { ...facts, slug: now.slug, ...changed.facts },
    JSON.stringify(changed.variants ?? now.variants),
    JSON.stringify(changed.pictures ?? now.pictures),
  ]);
  return rows[0].version;
}
