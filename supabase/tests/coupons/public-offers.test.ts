import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { makeCoupon } from "../support/orders/coupons";
import { pastGrants } from "../support/people/actors";

async function readCodes(client: PoolClient, sql: string): Promise<string[]> {
  await pastGrants(client);
  const { rows } = await client.query<{ it: { code: string }[] }>(sql);
  return (rows[0]?.it ?? []).map(({ code }) => code);
}

const listed = (client: PoolClient) => readCodes(client, "select public.list_public_offers() as it");
const quoted = (client: PoolClient) =>
  readCodes(client, "select public.read_quote_facts() -> 'coupons' as it");

it("lists a public coupon for pages and quotes it without its code, and no other", () =>
  inRollback(owner, async (client) => {
    const shown = await makeCoupon(client, { is_public: true });
    const secret = await makeCoupon(client);
    for (const codes of [await listed(client), await quoted(client)]) {
      expect(codes).toContain(shown.code);
      expect(codes).not.toContain(secret.code);
    }
  }));

it.each([
  ["scheduled", { starts_at: "2090-01-01Z" }],
  ["ended", { starts_at: "2024-01-01Z", ends_at: "2024-02-01Z" }],
  ["switched off", { is_active: false }],
  ["used up", { max_uses: 1, used: 1 }],
])("does not list a coupon that is %s", (_, more) =>
  inRollback(owner, async (client) => {
    const coupon = await makeCoupon(client, { is_public: true, ...more });
    expect(await listed(client)).not.toContain(coupon.code);
  }),
);

it("renders product pages again after a change of a public coupon, but not after each use", () =>
  inRollback(owner, async (client) => {
    const countChanges = async () => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from private.storefront_changes where subject = 'product_settings'",
      );
      return rows[0]?.count ?? 0;
    };
    const start = await countChanges();
    await makeCoupon(client);
    expect(await countChanges()).toBe(start);
    const { id } = await makeCoupon(client, { is_public: true });
    expect(await countChanges()).toBe(start + 1);
    await client.query("update public.coupons set used = used + 1 where id = $1", [id]);
    expect(await countChanges()).toBe(start + 1);
    await client.query("update public.coupons set is_active = false where id = $1", [id]);
    expect(await countChanges()).toBe(start + 2);
    await client.query("delete from public.coupons where id = $1", [id]);
    expect(await countChanges()).toBe(start + 3);
  }));
