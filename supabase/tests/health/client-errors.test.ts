import type { Pool, PoolClient } from "pg";
import { healthSchema } from "../../../lib/health/facts-schema";
import { factsSchema } from "../../../lib/notices/facts-schema";
import { inRollback, openPool, owner, trial } from "../support/backend/database";
import { emptyOutbox } from "../support/outbox";
import { actAs, pastGrants, people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

// Two servers of the shop, each with its own connections.
const one = openPool("service_role", 4);
const two = openPool("service_role", 4);

async function deleteErrors(): Promise<void> {
  await owner.query("delete from private.client_errors");
  await owner.query("delete from public.outbox where topic = 'shop_notice'");
}

beforeAll(async () => {
  await emptyOutbox(owner);
  await owner.query(
    `insert into public.admin_settings as s (key, value) values ('notification_settings', $1)
     on conflict (key) do update set value = excluded.value`,
    [{ email: "", slackChannel: "#orders", slackOn: ["client_error"], emailOn: [] }],
  );
});
beforeEach(deleteErrors);

const print = (n: number) => n.toString(16).padStart(32, "0");

async function report(server: Pool, type: string, n: number): Promise<boolean> {
  const { rows } = await server.query(
    "select public.report_client_error($1, $2, $3, '/cart') as is_notified",
    [type, print(n), `Error ${n}`],
  );
  return rows[0].is_notified;
}

it("counts further errors in one row of their type after 1,000 different ones in an hour", async () => {
  await owner.query(
    `insert into private.client_errors (type, fingerprint, message, page)
     select 'request', lpad(to_hex(n), 32, '0'), 'Made up', '/' from generate_series(1, 1000) as g (n)`,
  );
  for (const n of [2000, 2001]) await report(one, "screen", n);
  await report(one, "request", 7);
  const { rows } = await owner.query(
    `select type, message, seen from private.client_errors where message <> 'Made up' or seen > 1 order by type`,
  );
  expect(rows).toEqual([
    { type: "request", message: "Made up", seen: 2 },
    { type: "screen", message: "Many different errors", seen: 2 },
  ]);
});

async function readNotices(): Promise<{ type: string; message: string }[]> {
  const { rows } = await owner.query(
    "select data from public.outbox where topic = 'shop_notice' order by id",
  );
  return rows.map(({ data }) => {
    const facts = factsSchema.parse(data);
    if (facts.event !== "client_error") throw new Error("Another notice");
    return { type: facts.type, message: facts.message };
  });
}

async function letPass(minutes: number): Promise<void> {
  await owner.query("update private.client_errors set notified_at = notified_at - $1 * interval '1 minute'", [
    minutes,
  ]);
}

it("notifies of the first of a type, of the next after five minutes, and of three in an hour", async () => {
  expect(await report(one, "screen", 1)).toBe(true);
  expect(await report(two, "screen", 2)).toBe(false);
  await letPass(4);
  expect(await report(two, "screen", 2)).toBe(false);
  await letPass(1);
  expect(await report(two, "screen", 2)).toBe(true);
  await letPass(5);
  expect(await report(one, "screen", 3)).toBe(true);
  await letPass(5);
  expect(await report(one, "screen", 4)).toBe(false);
  await letPass(45);
  expect(await report(one, "screen", 4)).toBe(true);
  expect((await readNotices()).map(({ message }) => message)).toEqual([
    "Error 1",
    "Error 2",
    "Error 3",
    "Error 4",
  ]);
});

it("notifies of the same error once in an hour, with its count", async () => {
  expect(await report(one, "auth", 1)).toBe(true);
  await letPass(30);
  expect(await report(two, "auth", 1)).toBe(false);
  await letPass(30);
  expect(await report(two, "auth", 1)).toBe(true);
  const { rows } = await owner.query("select data ->> 'seen' as seen from public.outbox order by id");
  expect(rows).toEqual([{ seen: "1" }, { seen: "3" }]);
});

it("notifies of types independently", async () => {
  expect(await report(one, "request", 1)).toBe(true);
  expect(await report(one, "promise", 1)).toBe(true);
});

it("notifies of exactly the allowed errors and counts everything in a flood of 2,000 over two servers", async () => {
  const types = ["screen", "unhandled", "promise"];
  const storm = 2000;
  let next = 0;
  const run = async (server: Pool) => {
    let count = 0;
    while (next < storm) {
      const n = next++;
      if (await report(server, types[n % 3] ?? "", n % 50)) count += 1;
    }
    return count;
  };
  const counts = await Promise.all([one, one, one, one, two, two, two, two].map(run));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect((await readNotices()).map(({ type }) => type).sort()).toEqual(["promise", "screen", "unhandled"]);
  const { rows } = await owner.query("select sum(seen) as seen from private.client_errors");
  expect(rows).toEqual([{ seen: storm }]);
});

it("notifies of one error of a type from many concurrent connections", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, (_, n) => report(n % 2 ? one : two, "script", n)));
  expect(all.filter(Boolean)).toHaveLength(1);
});

it("deletes errors last seen 31 days ago", async () => {
  await report(one, "screen", 1);
  await owner.query(
    "update private.client_errors set seen_at = now() - interval '31 days', notified_at = now() - interval '31 days'",
  );
  await report(one, "screen", 2);
  await owner.query("select public.purge_personal_data(100)");
  const { rows } = await owner.query("select message from private.client_errors");
  expect(rows).toEqual([{ message: "Error 2" }]);
});

it("refuses reports that our server could not have sent", async () => {
  await expect(report(one, "anything", 1)).rejects.toThrow("client_errors_type_check");
});

describe("a dismissed error", () => {
  const dismiss = (client: PoolClient, seenAt: string) =>
    client.query("select public.dismiss_client_error('screen', $1, $2)", [print(1), seenAt]);

  /** As on the health page; undefined: not shown. */
  async function shown(client: PoolClient) {
    await pastGrants(client);
    const { rows } = await client.query("select public.shop_health() as health");
    const { newest_errors: errors, client_errors: counts } = healthSchema.parse(rows[0].health);
    expect(counts).toHaveLength(errors.length);
    return errors.find(({ fingerprint }) => fingerprint === print(1));
  }

  async function reported(client: PoolClient): Promise<string> {
    await pastGrants(client);
    await client.query("select public.report_client_error('screen', $1, 'Error 1', '/cart')", [print(1)]);
    return (await shown(client))?.seen_at ?? "";
  }

  trial("is shown again when it recurs, and the audit log has who dismissed it", async (client) => {
    const seenAt = await reported(client);
    await actAs(client, "manager");
    await dismiss(client, seenAt);
    await dismiss(client, seenAt);
    expect(await shown(client)).toBeUndefined();
    const { rows } = await client.query(
      "select actor, action, subject_id, after from public.audit_log where subject = 'client_errors'",
    );
    expect(rows).toEqual([
      {
        actor: people.manager,
        action: "update",
        subject_id: "Error 1",
        after: { step: "dismissed", page: "/cart", seen: 1 },
      },
    ]);
    await reported(client);
    expect(await shown(client)).toMatchObject({ seen: 2 });
  });

  trial("stays when it has recurred since it was read, and may be missing", async (client) => {
    const seenAt = await reported(client);
    await reported(client);
    await actAs(client, "manager");
    expect((await refusalIn(client, () => dismiss(client, seenAt))).hint).toBe("stale");
    expect(await shown(client)).toBeDefined();
    await client.query("delete from private.client_errors");
    await actAs(client, "manager");
    expect((await refusalIn(client, () => dismiss(client, seenAt))).hint).toBe("not_found");
  });

  it.each(["packer", "editor", "support", "asha"] as const)(
    "can't be dismissed without the permission: %s",
    (who) =>
      inRollback(owner, async (client) => {
        const seenAt = await reported(client);
        await actAs(client, who);
        expect((await refusalIn(client, () => dismiss(client, seenAt))).hint).toBe("forbidden");
      }),
  );
});
