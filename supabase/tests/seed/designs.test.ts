import type { PoolClient } from "pg";
import { appEnv } from "../../../sandbox/app-env";
import { insertDesigns } from "../../../seed/designs/asha";
import { hashOfToken, shareTokenOf } from "../../../server/designs/share-token";
import { inRollback, owner } from "../support/backend/database";
import { people } from "../support/people/actors";

const env = appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: "http://localhost:54321" });
Object.assign(process.env, env);

const now = new Date("2026-11-25T06:00:00Z");
const insert = (client: PoolClient) => insertDesigns(client, now, () => env.ORDER_TOKEN_SECRET ?? "");

it("gives Asha five designs on garments of each cut, one with a share link", async () => {
  const { asha } = people;
  await inRollback(owner, async (client) => {
    await client.query("delete from public.designs where user_id = $1", [asha]);
    await insert(client);
    await insert(client);
    const { rows: designs } = await client.query(
      `select document ->> 'cut' as cut, saved_at < $2 as is_before from public.designs where user_id = $1 order by saved_at`,
      [asha, now],
    );
    expect(designs.map(({ cut }) => cut)).toEqual(["regular", "women", "regular", "kids", "oversized"]);
    expect(designs.every(({ is_before }) => is_before)).toBe(true);

    const { rows: versions } = await client.query(
      `select v.id, v.share_serial, v.share_token_hash from public.design_versions v
       join public.designs d on d.id = v.design_id and d.document = v.document
       where v.user_id = $1 and v.created_at < $2 and v.rights_accepted_at is null`,
      [asha, now],
    );
    expect(versions.map((one) => one.share_token_hash)).toEqual(
      versions.map((one) => hashOfToken(shareTokenOf(one.id, one.share_serial))),
    );
    expect(versions).toHaveLength(1);
  });
});
