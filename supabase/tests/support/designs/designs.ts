import type { Pool, PoolClient } from "pg";
import { answerOf, inRollback } from "../backend/database";

export const browser = "b".repeat(64);
export const hash = "1".repeat(64);

export interface DesignOwner {
  userId?: string;
  key?: string;
}

export function saveDesign(
  client: PoolClient,
  userId: string,
  { id, rev, document, name = "Mine" }: { id: string; rev: number; document: object; name?: string },
) {
  return answerOf(client, "select public.save_design($1, $2, $3, $4, $5)", [userId, id, name, rev, document]);
}

/** An upload that was last used so many days ago; a guest's unless it says whose. */
export function addAsset(client: PoolClient, path: string, days = 0, who: DesignOwner = {}): Promise<string> {
  return answerOf(
    client,
    `insert into public.design_assets (user_id, browser_key_hash, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path, used_at)
     values ($1, $2, $3, $3, 1, 1, 1000, false, $4, $4 || '-preview.webp', now() - make_interval(days => $5)) returning id`,
    [who.userId ?? null, who.key ?? (who.userId ? null : browser), hash, path, days],
  );
}

export const sceneOf = (...assets: string[]) => ({ views: { front: assets.map((asset) => ({ asset })) } });

/** A version with these uploads; a guest's unless it says whose. */
export function addVersion(
  client: PoolClient,
  assets: string[],
  { userId, key, designId }: DesignOwner & { designId?: string } = {},
): Promise<string> {
  return answerOf(
    client,
    `insert into public.design_versions (design_id, user_id, browser_key_hash, name, document, sha256, prints)
     values (coalesce($1, gen_random_uuid()), $2, $3, 'x', $4, $5, '[{}]') returning id`,
    [designId ?? null, userId ?? null, key ?? (userId ? null : browser), sceneOf(...assets), hash],
  );
}

export const looseFiles = async (client: PoolClient): Promise<string[]> =>
  (await client.query("select path from private.loose_design_files order by 1")).rows.map(({ path }) => path);

export const isThere = (client: PoolClient, table: string, id: string): Promise<boolean> =>
  answerOf(client, `select exists (select from public.${table} where id = $1)`, [id]);

/** As inRollback. Other tests leave designs of this person, and files for the job: in this transaction there are none. */
export const inOwnDesigns = (
  pool: Pool,
  userId: string,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> =>
  inRollback(pool, async (client) => {
    await client.query("delete from private.loose_design_files");
    await client.query(
      "update public.designs set deleted_at = now() where user_id = $1 and deleted_at is null",
      [userId],
    );
    await work(client);
  });
