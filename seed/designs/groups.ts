import { randomUUID } from "node:crypto";
import type { ClientBase } from "pg";
import type { Layer } from "@/lib/designer/document";
import type { TeamPart } from "@/lib/designer/team/team-parts";
import { nameTee, type Teammate, teeOf } from "@/lib/designer/team/team-tee";
import { findAsha } from "../sales/asha";
import { DAY, HOUR } from "../sales/times";
import { freezeVersion, keyHashOf, tokenHashOf } from "./save";
import { ofTemplate, type SeedDesign } from "./seed-design";

/** A template whose texts for the name and the number differ on each tee. */
function ofTeam({ name, document }: SeedDesign, parts: Readonly<Record<string, TeamPart>>): SeedDesign {
  const mark = (layer: Layer): Layer => {
    const team = layer.type === "text" ? parts[layer.text] : undefined;
    return layer.type === "text" && team ? { ...layer, team } : layer;
  };
  const { front, back, ...sides } = document.views;
  return {
    name,
    document: { ...document, views: { ...sides, front: front.map(mark), back: back.map(mark) } },
  };
}

export const groupDesigns = {
  open: ofTeam(
    ofTemplate("Indiranagar Lions", { cut: "regular", colour: "navy" }, "team-number", {
      ARJUN: "NAME",
      "ROYAL ROLLERS": "LIONS",
    }),
    { NAME: "name", "18": "number" },
  ),
  closed: ofTeam(
    ofTemplate("Sunday XI", { cut: "regular", colour: "bottle-green" }, "team-number", {
      ARJUN: "NAME",
      "ROYAL ROLLERS": "SUNDAY XI",
    }),
    { NAME: "name", "18": "number" },
  ),
};

/** The design of one tee of a group. */
export const teeDesign = ({ name, document }: SeedDesign, words: Teammate): SeedDesign => ({
  name: nameTee(name, words),
  document: teeOf(document, words),
});

/** The group whose tees are ordered with the sales. */
export const closedGroupId = "5f0c2a7e-8b1d-4c36-9e4f-2d7a61c0b9e3";

const joined: readonly (Teammate & { size: string })[] = [
  { name: "ASHA", number: "7", size: "S" },
  { name: "KABIR", number: "10", size: "L" },
  { name: "MEERA", number: "23", size: "M" },
];

/** An open and a closed group order of the demonstration account, unless it has some. Run it in a transaction. */
export async function insertGroups(
  client: ClientBase,
  now: Date,
  readTokenSecret: () => string,
): Promise<void> {
  const asha = await findAsha(client);
  if (asha === null) return;
  const { rowCount } = await client.query("select from private.group_orders where user_id = $1 limit 1", [
    asha.userId,
  ]);
  if (rowCount !== 0) return;
  const ago = (time: number) => new Date(now.getTime() - time);
  const insertGroup = async (design: SeedDesign, { id, at, closesAt, closedAt }: GroupTimes) => {
    const version = await freezeVersion(client, asha, design, { designId: id, at, agreedAt: at });
    const tokenHash = tokenHashOf(readTokenSecret(), `group order ${id}`);
    await client.query(
      `insert into private.group_orders (
         id, user_id, version_id, name, token_hash, is_one_parcel, closes_at, created_at, closed_at, final_quantity, final_percent
       )
       select $1, $2, $3, $4, $5, false, $6, $7, $8::timestamptz, case when $8 is not null then count(*) end,
         case when $8 is not null then private.break_of(count(*)) end
       from public.order_items i join public.design_versions v on v.id = i.design_version_id where v.design_id = $1`,
      [id, asha.userId, version.id, design.name, tokenHash, closesAt, at, closedAt],
    );
  };

  const openId = randomUUID();
  const at = ago(30 * HOUR);
  await insertGroup(groupDesigns.open, { id: openId, at, closesAt: ago(-5 * DAY), closedAt: null });
  for (const { size, ...words } of joined) {
    const version = await freezeVersion(client, asha, teeDesign(groupDesigns.open, words), {
      ...{ designId: openId, at: ago(20 * HOUR), agreedAt: at },
    });
    await client.query(
      `insert into private.group_members (group_id, version_id, variant_id, browser_key_hash, name, number, created_at)
       select $1, $2, v.id, $3, $4, $5, $6 from public.product_variants v join public.products p on p.id = v.product_id
       where p.is_blank and p.cut = 'regular' and v.color = 'navy' and v.size = $7 order by v.id limit 1`,
      [openId, version.id, keyOf(words), words.name, words.number, ago(20 * HOUR), size],
    );
  }

  const closedAt = ago(3 * 60_000);
  await insertGroup(groupDesigns.closed, {
    ...{ id: closedGroupId, at: ago(6 * DAY), closesAt: closedAt, closedAt },
  });
  await client.query(
    `with priced as (
       update public.order_items i set group_price = i.list_price
         from public.design_versions v where v.id = i.design_version_id and v.design_id = $1
     ), tees as (
       update public.orders o
         set group_id = $1, group_percent = coalesce(private.number_setting('global_discount', 0), 0)
         from public.order_items i join public.design_versions v on v.id = i.design_version_id
         where i.order_id = o.id and v.design_id = $1
         returning o.id, i.variant_id, v.id as version_id, v.name, o.created_at
     )
     insert into private.group_members (
       group_id, version_id, variant_id, browser_key_hash, name, number, order_id, settled_at, created_at
     )
     select $1, version_id, variant_id, encode(sha256(id::text::bytea), 'hex'), word[1], word[2], id, $2, created_at
     from tees cross join lateral regexp_match(name, ': (\\S+) (\\d+)$') as word`,
    [closedGroupId, closedAt],
  );
}

interface GroupTimes {
  id: string;
  at: Date;
  closesAt: Date;
  closedAt: Date | null;
}

/** Of a browser that no one uses. */
const keyOf = ({ name }: Teammate) => keyHashOf({ userId: null, email: `group ${name}` });
