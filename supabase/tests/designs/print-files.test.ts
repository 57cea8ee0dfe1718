import type { PoolClient } from "pg";
import { answerOf, connectAll, inSavepoint, openPool, owner, trial } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { claimAll, fileOf, insertPrintFiles, orderPrint, posterPrice } from "../support/designs/print-files";
import { race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { orderOf, placeOrder, unpaidOrderOf } from "../support/shop";

const tee = 499;
let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

const order = (client: PoolClient, status?: string) => orderPrint(client, variantId, status);

/** Excludes work committed by other tests. */
async function settle(): Promise<void> {
  await committed(claimAll);
  await owner.query("update private.print_work set next_at = 'infinity'");
}

const workOf = async (client: PoolClient, design: string) =>
  (
    await client.query(
      `select attempts, problem, extract(epoch from next_at - now())::int / 60 as minutes
       from private.print_work where version_id = $1`,
      [design],
    )
  ).rows[0];

describe("print files", () => {
  it("are made by one of two concurrent runners", async () => {
    const { design } = await committed(order);
    const [one, two] = (await connectAll(owner, 2)) as [PoolClient, PoolClient];
    try {
      await one.query("begin");
      await two.query("begin");
      await two.query("set local lock_timeout = '1s'");
      const [first, second] = [await claimAll(one), await claimAll(two)];
      expect(first).toContain(design);
      expect(second).toEqual([]);
    } finally {
      for (const client of [one, two]) {
        await client.query("rollback");
        client.release();
      }
    }
  });

  it("are claimed once each by runners that are faster than their snapshots", async () => {
    const runners = 8;
    const pool = openPool("postgres", runners);
    await settle();
    for (const _ of rounds(5, 50)) {
      const designs = await committed(async (client) => {
        const made: string[] = [];
        for (let nr = 0; nr < 6; nr += 1) made.push((await order(client)).design);
        return made;
      });
      const { won } = await race(pool, runners, claimAll);
      expect(won.flat().sort()).toEqual(designs.sort());
    }
  });

  trial(
    "are made only while an order is to be printed: not before payment, nor after cancellation or shipping",
    async (client) => {
      const due = [
        await order(client),
        await order(client, "In Production"),
        await order(client, "Packed"),
      ].map(({ design }) => design);
      const others = [await order(client, "Cancelled"), await order(client, "Shipped")].map(
        ({ design }) => design,
      );
      const unpaid = await makeVersion(client);
      await placeOrder(client, unpaidOrderOf(variantId, { listPrice: posterPrice, design: unpaid }));
      const bare = await placeOrder(client, orderOf([{ variantId, listPrice: tee }]));
      const { rows } = await client.query(
        "select design_version_id from public.order_items where order_id = $1",
        [bare.id],
      );
      expect(rows).toEqual([{ design_version_id: null }]);
      const claimed = await claimAll(client);
      expect(claimed).toEqual(expect.arrayContaining(due));
      for (const design of [...others, unpaid]) expect(claimed).not.toContain(design);
    },
  );

  trial("are made first for the order that has waited longest", async (client) => {
    const [recent, old] = [await order(client), await order(client)];
    await client.query("update public.orders set created_at = created_at - interval '1 day' where id = $1", [
      old.id,
    ]);
    const claimed = await claimAll(client);
    expect(claimed.indexOf(old.design)).toBe(0);
    expect(claimed).toContain(recent.design);
  });

  trial("are retried after a failure, later each time and at least every hour", async (client) => {
    const { design } = await order(client);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      expect(await claimAll(client)).toContain(design);
      await client.query("select public.record_print_problem($1, $2)", [design, "x".repeat(300)]);
      const work = await workOf(client, design);
      expect(work).toMatchObject({ attempts: attempt, problem: "x".repeat(200) });
      waits.push(work.minutes);
      expect(await claimAll(client)).not.toContain(design);
      await client.query("update private.print_work set next_at = now()");
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
  });

  trial("are complete with a PNG and an SVG of each side, and never replaced", async (client) => {
    const { design } = await order(client);
    await claimAll(client);
    await insertPrintFiles(client, design, "png");
    expect(await claimAll(client)).toEqual([design]);
    await client.query("select public.record_design_files('print-files', $1)", [
      [fileOf(design, "svg").path],
    ]);
    await insertPrintFiles(client, design, "svg");
    expect(await claimAll(client)).toEqual([]);
    expect(await workOf(client, design)).toBeUndefined();
    expect(
      await answerOf(client, "select count(*)::int from private.loose_design_files where path like $1", [
        `${design}%`,
      ]),
    ).toBe(0);
    await client.query("select public.save_print_files($1, $2)", [
      design,
      JSON.stringify([{ ...fileOf(design, "png"), sha256: "6".repeat(64), path: `${design}/other.png` }]),
    ]);
    expect(
      await answerOf(client, "select sha256 from public.print_files where version_id = $1 and kind = 'png'", [
        design,
      ]),
    ).toBe("5".repeat(64));
  });
});

trial("keep an ordered design at any age, also after its owner's account is deleted", async (client) => {
  const { design } = await order(client, "Cancelled");
  const id = await answerOf(
    client,
    "insert into auth.users (id, email) values (gen_random_uuid(), 'printed@example.test') returning id",
  );
  await client.query("set local session_replication_role = replica");
  await client.query(
    `update public.design_versions
     set created_at = now() - interval '90 days', user_id = $2, browser_key_hash = null where id = $1`,
    [design, id],
  );
  await client.query("set local session_replication_role = origin");
  await client.query("select public.sweep_designs(1000)");
  expect(await answerOf(client, "select public.delete_account($1)", [id])).toBe("deleted");
  await client.query("select public.sweep_designs(1000)");
  expect(
    await answerOf(client, "select count(*)::int from public.design_versions where id = $1", [design]),
  ).toBe(1);
  await expect(
    inSavepoint(client, () => client.query("delete from public.design_versions where id = $1", [design])),
  ).rejects.toThrow();
});

/** For tests with two connections. */
async function committed<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await owner.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
