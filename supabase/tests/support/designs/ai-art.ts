import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf } from "../backend/database";
import type { Db } from "../shop";
import { hash } from "./designs";

export interface ArtInput {
  id?: string;
  parentId?: string;
  costPaise?: number;
}

/** Takes a credit, and returns the picture's id. */
export async function reserve(
  client: PoolClient,
  userId: string,
  { id = randomUUID(), parentId, costPaise = 100 }: ArtInput = {},
): Promise<string> {
  await client.query("select public.reserve_ai_generation($1)", [
    {
      ...{
        id,
        user_id: userId,
        parent_id: parentId ?? null,
        prompt: "a cat",
        final_prompt: "Draw a cat",
        style: "flat",
      },
      ...{ aspect: "square", is_transparent: true, provider: "openai", model: "gpt-image-1-mini", seed: 7 },
      ...{ cost_micro_usd: costPaise * 105, cost_paise: costPaise },
    },
  ]);
  return id;
}

export const claim = (client: PoolClient, id: string | null = null) =>
  answerOf(client, "select public.claim_ai_generation($1)", [id]);

export async function finish(
  client: PoolClient,
  id: string,
  lease: string,
  name = randomUUID(),
): Promise<boolean> {
  const [path, preview_path] = [`${name}.png`, `${name}-preview.webp`];
  await client.query("select public.record_design_files('design-assets', $1)", [[path, preview_path]]);
  return answerOf(client, "select public.finish_ai_generation($1, $2, $3, $4)", [
    id,
    lease,
    {
      sha256: hash,
      sent_sha256: hash,
      width: 10,
      height: 10,
      bytes: 10,
      has_alpha: true,
      path,
      preview_path,
    },
    { model: "gpt-image-1-mini", cost_micro_usd: 8000, cost_paise: 76, moderation: { flagged: false } },
  ]);
}

export const fail = (
  client: PoolClient,
  id: string,
  lease: string,
  status = "failed",
  code = "down",
  facts = {},
) =>
  answerOf(client, "select public.fail_ai_generation($1, $2, $3, $4, $5)", [id, lease, status, code, facts]);

/** Reserves, draws and stores one. */
export async function draw(client: PoolClient, userId: string, input: ArtInput = {}): Promise<string> {
  const id = await reserve(client, userId, input);
  const { lease } = await claim(client, id);
  await finish(client, id, lease);
  return id;
}

export const myArt = (client: PoolClient, userId: string) =>
  answerOf(client, "select public.my_ai_art($1)", [userId]);

/** As if saved by a member of staff. */
export async function setArt(db: Db, rules: object): Promise<void> {
  await db.query(
    `insert into public.admin_settings as s (key, value) values ('ai_art_settings', $1)
     on conflict (key) do update set value = s.value || excluded.value`,
    [{ isOn: true, personDay: "3", personMonth: "20", shopDay: "200", budget: "500", ...rules }],
  );
}

/** No pictures, no settings: other tests have theirs. */
export async function clearArt(db: Db): Promise<void> {
  await db.query("delete from public.ai_generations");
  await db.query("delete from public.admin_settings where key = 'ai_art_settings'");
}
