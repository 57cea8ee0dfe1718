import { randomUUID } from "node:crypto";
import { openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { makeCoupon, usesOf, withCoupon } from "../support/orders/coupons";
import { type Act, askFor, inSession } from "../support/people/staff-session";
import { type Attempt, contend } from "../support/races/contend";
import { overtake } from "../support/races/overtake";
import { countRefusals } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { makeSingle, orderOf, placeOrder } from "../support/shop";
import { runJob } from "../support/staff-jobs";

// The coupon admin while customers use coupons.

const everybody = openPool("service_role", 8);
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));
afterAll(async () => {
  await owner.query("delete from public.staff_jobs");
  await owner.query(
    "delete from public.coupons where batch is not null and owner_email_key is null and owner_user_id is null",
  );
});

type Coupon = Awaited<ReturnType<typeof makeCoupon>>;

const asManager = <T>(act: Act<T>): Act<T> => inSession("manager", act);

/** All rules of the coupon as its form sends them, with one change. */
const save = ({ id, updated_at, code }: Coupon, rule: object): Act =>
  asManager((client) =>
    client.query("select public.save_coupon($1, $2, $3)", [
      id,
      updated_at,
      { code, kind: "fixed", value: 50, starts_at: "2026-01-01T00:00:00Z", ...rule },
    ]),
  );

const remove = ({ id }: Coupon): Act => asManager(askFor("delete_coupon($1)", id));

async function use(coupon: Coupon): Promise<Act> {
  const { variantId } = await makeSingle(owner);
  return (client) => placeOrder(client, withCoupon(orderOf([{ variantId }]), coupon));
}

/** The results, and the errors of the refused. */
async function settle(attempts: Attempt[]) {
  const { won, refused } = await contend(everybody, attempts);
  return { won, refused: countRefusals(refused) };
}

const ruleOf = async (coupon: Coupon, rule: string) =>
  (await owner.query(`select ${rule} as rule from public.coupons where id = $1`, [coupon.id])).rows[0]?.rule;

describe("a coupon", () => {
  it("is saved by one of four people who saw the same rules, and the others are refused", async () => {
    for (const _ of rounds(5, 100)) {
      const coupon = await makeCoupon(owner);
      const { won, refused } = await settle(
        [60, 70, 80, 90].map((value) => [String(value), save(coupon, { value })]),
      );
      expect({ won: won.length, refused }).toEqual({ won: 1, refused: { "PT409 stale": 3 } });
      expect(await ruleOf(coupon, "value::text")).toBe(`${won[0]}.00`);
    }
  });

  it("limited to its uses during its last use allows one of the two", async () => {
    for (const _ of rounds(4, 100)) {
      const coupon = await makeCoupon(owner, { max_uses: 2 });
      await settle([["use", await use(coupon)]]);
      const { won, refused } = await settle([
        ["save", save(coupon, { max_uses: 1 })],
        ["use", await use(coupon)],
        ["use", await use(coupon)],
      ]);
      expect(won).toHaveLength(1);
      const isUsed = won[0] === "use";
      expect(refused).toEqual(
        isUsed ? { "PT409 below_usage": 1, "PT409 coupon_invalid": 1 } : { "PT409 coupon_invalid": 2 },
      );
      expect([await usesOf(owner, coupon), await ruleOf(coupon, "max_uses")]).toEqual(
        isUsed ? [2, 2] : [1, 1],
      );
    }
  });

  it("waits to be ended for an order that uses it, and the order for its end", async () => {
    const coupon = await makeCoupon(owner);
    expect(await overtake(owner, await use(coupon), remove(coupon))).toMatchObject({
      waited: true,
      refusal: { hint: "coupon_used" },
    });
    const gone = await makeCoupon(owner);
    expect(await overtake(owner, remove(gone), await use(gone))).toMatchObject({
      waited: true,
      refusal: { hint: "coupon_invalid" },
    });
    const other = await makeCoupon(owner);
    expect(await overtake(owner, save(other, { max_uses: 9 }), await use(other))).toMatchObject({
      waited: true,
      refusal: { hint: "coupon_invalid", detail: "changed" },
    });
  });
});

it("creates a coupon code once when four people submit it at once", async () => {
  for (const _ of rounds(3, 50)) {
    const code = `RACE-${randomUUID().slice(0, 8).toUpperCase()}`;
    const make = asManager((client) =>
      client.query("select public.save_coupon(null, null, $1)", [{ code, kind: "fixed", value: 50 }]),
    );
    const { won, refused } = await settle([
      ["a", make],
      ["b", make],
      ["c", make],
      ["d", make],
    ]);
    expect({ won: won.length, refused }).toEqual({ won: 1, refused: { "PT409 code_taken": 3 } });
  }
});

it("creates three batches with one prefix at once, each with all its codes", async () => {
  const rules = { kind: "fixed", value: 100, max_uses: 1, description: "For friends" };
  const jobs = await Promise.all(
    rounds(3, 3).map(() =>
      runJob(
        "coupons.generate",
        Array.from({ length: 50 }, () => ({})),
        { input: { prefix: "SAME-", rules } },
      ),
    ),
  );
  expect(jobs).toMatchObject(Array(3).fill({ state: "done", counts: { added: 50 } }));
  const { rows } = await owner.query(
    "select count(*)::int, count(distinct code)::int as codes from public.coupons where batch = any ($1) group by batch",
    [jobs.map(({ id }) => id)],
  );
  expect(rows).toEqual(Array(3).fill({ count: 50, codes: 50 }));
});
