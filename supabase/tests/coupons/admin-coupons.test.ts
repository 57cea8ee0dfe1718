import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { makeCoupon, usesOf, withCoupon } from "../support/orders/coupons";
import { type Actor, actAs, pastGrants, people } from "../support/people/actors";
import { rolledBackAs } from "../support/people/staff-session";
import { hintIn, refusalIn } from "../support/refusal";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

const rules = { code: "DESK-10", kind: "percent", value: 10 };

async function save(
  client: PoolClient,
  fields: object,
  of: { id: number; updated_at: string } | null = null,
) {
  const { rows } = await client.query("select public.save_coupon($1, $2, $3) as id", [
    of?.id ?? null,
    of?.updated_at ?? null,
    fields,
  ]);
  return Number(rows[0].id);
}

async function readRow(client: PoolClient, id: number) {
  const { rows } = await client.query("select to_jsonb(c) as it from public.coupons c where id = $1", [id]);
  return rows[0]?.it;
}

/** An order that used the coupon, placed through the shop's functions. */
async function useOnce(client: PoolClient, coupon: Awaited<ReturnType<typeof makeCoupon>>) {
  await pastGrants(client);
  const { variantId } = await makeSingle(client);
  const order = await placeOrder(client, withCoupon(orderOf([{ variantId }]), coupon));
  await actAs(client, "manager");
  return order;
}

describe("a coupon in the admin", () => {
  it("is saved with all its rules, and the log has the author", () =>
    rolledBackAs("manager", async (client) => {
      const id = await save(client, { ...rules, max_discount: 200, min_goods: 999, max_uses: 5 });
      expect(await readRow(client, id)).toMatchObject({
        code: "DESK-10",
        value: 10,
        max_discount: 200,
        used: 0,
      });
      const row = await readRow(client, id);
      await save(client, { ...rules, value: 15 }, row);
      const { rows } = await client.query("select public.get_admin_coupon($1) as it", [id]);
      expect(rows[0].it.story).toMatchObject([
        { action: "update", after: { value: 15, max_uses: null }, before: { value: 10, max_uses: 5 } },
        { action: "insert", by: expect.stringMatching(/\S/) },
      ]);
    }));

  it.each([
    ["a code with letters that no code has", { ...rules, code: "तीन" }, "bad_coupon"],
    ["more than the whole price", { ...rules, value: 101 }, "bad_coupon"],
    [
      "an end before its beginning",
      { ...rules, starts_at: "2026-12-02", ends_at: "2026-12-01" },
      "bad_coupon",
    ],
    ["a beginning that never comes", { ...rules, starts_at: "infinity" }, "bad_coupon"],
    ["an end that never comes", { ...rules, ends_at: "infinity" }, "bad_coupon"],
    ["more money than the shop has", { ...rules, kind: "fixed", value: 1_000_001 }, "bad_coupon"],
    ["text for a number", { ...rules, min_goods: "many" }, "bad_coupon"],
    ["no kind", { code: "DESK-11" }, "bad_coupon"],
    ["a category that is gone", { ...rules, category_ids: [-1] }, "bad_target"],
    ["a product that is gone", { ...rules, product_ids: [-1] }, "bad_target"],
  ])("is refused with %s", (_, fields, hint) =>
    rolledBackAs("manager", async (client) => {
      expect(await refusalIn(client, () => save(client, fields))).toMatchObject({ code: "PT422", hint });
    }),
  );

  it("ignores uses, batch and age from a form", () =>
    rolledBackAs("manager", async (client) => {
      const id = await save(client, {
        ...rules,
        used: 7,
        id: 1,
        batch: people.asha,
        updated_at: "2020-01-01",
      });
      expect(await readRow(client, id)).toMatchObject({ used: 0, batch: null });
    }));

  it("is not overwritten by a save of an older version", () =>
    rolledBackAs("manager", async (client) => {
      const id = await save(client, rules);
      const seen = { id, updated_at: "2026-01-01T00:00:00Z" };
      expect(await hintIn(client, () => save(client, rules, seen))).toBe("stale");
    }));

  it("has a unique code", () =>
    rolledBackAs("manager", async (client) => {
      await save(client, rules);
      expect(await refusalIn(client, () => save(client, { ...rules, code: " desk-10 " }))).toMatchObject({
        code: "PT409",
        hint: "code_taken",
      });
    }));

  it("keeps its code after an order used it, can't be limited below its uses, and can't be deleted", () =>
    inRollback(owner, async (client) => {
      const coupon = await makeCoupon(client);
      const order = await useOnce(client, coupon);
      const row = await readRow(client, coupon.id);
      expect(await hintIn(client, () => save(client, { ...rules, code: "OTHER" }, row))).toBe("code_used");
      const deletion = () => client.query("select public.delete_coupon($1)", [coupon.id]);
      expect(await refusalIn(client, deletion)).toMatchObject({ code: "PT409", hint: "coupon_used" });
      await pastGrants(client);
      await client.query("update public.coupons set used = 2 where id = $1", [coupon.id]);
      await actAs(client, "manager");
      const limit = () => save(client, { ...rules, code: coupon.code, max_uses: 1 }, row);
      expect(await hintIn(client, limit)).toBe("below_usage");
      await pastGrants(client);
      await client.query("select public.transition_order($1, 'Cancelled', 'admin', '')", [order.id]);
      await actAs(client, "manager");
      expect(await hintIn(client, deletion)).toBe("coupon_used");
    }));

  it("is deleted when unused", () =>
    rolledBackAs("manager", async (client) => {
      const id = await save(client, rules);
      await client.query("select public.delete_coupon($1)", [id]);
      expect(await readRow(client, id)).toBeUndefined();
    }));

  it("is switched off at once and on again; repeating it changes nothing", () =>
    rolledBackAs("manager", async (client) => {
      const id = await save(client, rules);
      const turn = (isOn: boolean) => client.query("select public.switch_coupon($1, $2)", [id, isOn]);
      await turn(false);
      await turn(false);
      expect(await readRow(client, id)).toMatchObject({ is_active: false });
      await turn(true);
      const { rows } = await client.query("select public.get_admin_coupon($1) as it", [id]);
      expect(rows[0].it.story.map(({ after }: { after: object }) => after)).toMatchObject([
        { is_active: true },
        { is_active: false },
        { code: "DESK-10" },
      ]);
    }));

  it("is refused at checkout from the next request on when switched off", () =>
    inRollback(owner, async (client) => {
      const coupon = await makeCoupon(client);
      await actAs(client, "manager");
      await client.query("select public.switch_coupon($1, false)", [coupon.id]);
      await pastGrants(client);
      const { rows } = await client.query("select public.read_quote_facts($1) as it", [coupon.code]);
      expect(rows[0].it.coupons).toContainEqual(expect.objectContaining({ id: coupon.id, problem: "over" }));
    }));
});

describe("the figures of a coupon", () => {
  it("include only orders that count, and list orders only for staff who may read orders", () =>
    inRollback(owner, async (client) => {
      const coupon = await makeCoupon(client);
      const order = await useOnce(client, coupon);
      const read = async (actor: Actor) => {
        await actAs(client, actor);
        return (await client.query("select public.get_admin_coupon($1) as it", [coupon.id])).rows[0].it;
      };
      const total = Number(
        (await client.query("select total from public.orders where id = $1", [order.id])).rows[0].total,
      );
      const shown = await read("manager");
      expect(shown.figures).toMatchObject({ orders: 1, revenue: total, discount: 50, refunds: 0 });
      expect(shown.orders).toEqual([expect.objectContaining({ total, coupon_discount: 50 })]);
      expect(await usesOf(client, coupon)).toBe(1);
      const inList = async () => {
        const { rows } = await client.query(
          "select revenue::float, discount_given::float from public.coupon_list where id = $1",
          [coupon.id],
        );
        return rows[0];
      };
      expect(await inList()).toEqual({ revenue: total, discount_given: 50 });
      expect((await read("editor")).orders).toBeNull();
      await pastGrants(client);
      await client.query("select public.transition_order($1, 'Cancelled', 'admin', '')", [order.id]);
      expect((await read("manager")).figures).toMatchObject({ orders: 0, revenue: 0, discount: 0 });
      expect(await inList()).toEqual({ revenue: 0, discount_given: 0 });
    }));
});

describe("coupon permissions", () => {
  it("let only roles with offers.write change coupons, and only through the functions", async () => {
    for (const actor of ["asha", "packer", "editor", "support"] as const) {
      await rolledBackAs(actor, async (client) => {
        for (const call of ["save_coupon(null, null, '{}')", "switch_coupon(1, true)", "delete_coupon(1)"]) {
          expect(await refusalIn(client, () => client.query(`select public.${call}`))).toMatchObject({
            code: "PT403",
          });
        }
      });
    }
    await rolledBackAs("admin", async (client) => {
      for (const write of [
        "insert into public.coupons (code, kind, value) values ('BY-REST', 'percent', 100)",
        "update public.coupons set value = 100",
        "delete from public.coupons",
      ]) {
        expect(await refusalIn(client, () => client.query(write))).toMatchObject({ code: "42501" });
      }
    });
  });

  it("let only roles with offers.read see coupons and sets of codes", async () => {
    for (const actor of ["asha", "packer"] as const) {
      await rolledBackAs(actor, async (client) => {
        for (const call of ["get_admin_coupon(1)", "coupon_batches()"]) {
          expect(await refusalIn(client, () => client.query(`select public.${call}`))).toMatchObject({
            code: "PT403",
          });
        }
        expect((await client.query("select id from public.coupon_list")).rowCount).toBe(0);
      });
    }
    await inRollback(owner, async (client) => {
      const { id } = await makeCoupon(client);
      await actAs(client, "editor");
      const found = await client.query("select id from public.coupon_list where id = $1", [id]);
      expect(found.rowCount).toBe(1);
    });
  });
});
