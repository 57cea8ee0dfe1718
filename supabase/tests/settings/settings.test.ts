import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { noChat } from "@/lib/settings/documents/chat";
import { inSavepoint, owner, trial } from "../support/backend/database";
import { type Actor, actAs } from "../support/people/actors";
import { rolledBackAs } from "../support/people/staff-session";

const versionOf = async (client: PoolClient, keys: string[]) =>
  (
    await client.query(
      "select max(updated_at)::text as at from public.product_settings where setting_key = any ($1)",
      [keys],
    )
  ).rows[0].at;

const save = (client: PoolClient, settings: object, version: string | null) =>
  client.query("select public.save_product_settings($1, $2)", [JSON.stringify(settings), version]);

const discount = (value: string) => ({ global_discount: { value, is_enabled: true } });

describe("product settings", () => {
  trial("are saved and logged with before and after, and a missing one is added", async (client) => {
    await client.query("delete from public.product_settings where setting_key = 'cod_reservation_minutes'");
    await client.query(
      `insert into public.product_settings (setting_key, setting_value) values ('global_discount', '10')
       on conflict (setting_key) do update set setting_value = '10'`,
    );
    await actAs(client, "manager");
    const both = { ...discount("25"), cod_reservation_minutes: { value: "30", is_enabled: true } };
    await save(client, both, await versionOf(client, Object.keys(both)));
    await actAs(client, "admin");
    const { rows } = await client.query(
      "select subject_id, action, before, after from public.audit_log order by id desc limit 2",
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        {
          subject_id: "global_discount",
          action: "update",
          before: { setting_value: "10" },
          after: { setting_value: "25" },
        },
        expect.objectContaining({ subject_id: "cod_reservation_minutes", action: "insert" }),
      ]),
    );
  });

  it("are not overwritten after another person's save", async () => {
    const stale = rolledBackAs("admin", (client) => save(client, discount("25"), "2020-01-01"));
    await expect(stale).rejects.toMatchObject({ code: "PT409", hint: "stale" });
  });

  it("are all saved or none: one wrong value refuses the rest", () =>
    rolledBackAs("admin", async (client) => {
      const keys = ["global_discount", "return_days"];
      const mixed = { ...discount("33"), return_days: { value: "0", is_enabled: true } };
      await expect(
        inSavepoint(client, async () => save(client, mixed, await versionOf(client, keys))),
      ).rejects.toMatchObject({ code: "PT422", hint: "bad_setting" });
      const { rows } = await client.query(
        "select setting_value from public.product_settings where setting_key = 'global_discount'",
      );
      expect(rows).not.toEqual([{ setting_value: "33" }]);
    }));

  it("promise no day later than the latest", () =>
    rolledBackAs("admin", async (client) => {
      const days = {
        delivery_days_from: { value: "9", is_enabled: true },
        delivery_days_to: { value: "6", is_enabled: true },
      };
      await expect(
        versionOf(client, Object.keys(days)).then((version) => save(client, days, version)),
      ).rejects.toMatchObject({ hint: "bad_setting" });
    }));

  trial("let only owners change the two-person limit, even if others save the rest", async (client) => {
    await client.query("delete from public.product_settings where setting_key = 'two_person_above'");
    const above = (value: string) => ({ two_person_above: { value, is_enabled: true } });
    await actAs(client, "manager");
    await save(client, above("5000"), null);
    const seen = await versionOf(client, ["two_person_above"]);
    await expect(inSavepoint(client, () => save(client, above("99999"), seen))).rejects.toMatchObject({
      hint: "forbidden",
    });
    await actAs(client, "admin");
    await save(client, above("99999"), seen);
  });

  it.each(["packer", "editor", "support", "asha"] as const)("can't be saved by %s", async (actor) => {
    await expect(rolledBackAs(actor, (client) => save(client, discount("90"), null))).rejects.toMatchObject({
      code: "PT403",
    });
  });
});

describe("documents of admin settings", () => {
  trial("are refused when invalid, unknown, stale or without permission", async (client) => {
    await client.query(
      "delete from public.admin_settings where key in ('chat_settings', 'general_settings')",
    );
    const write = (value: object, version: string | null) =>
      client.query("select public.save_admin_setting('chat_settings', $1, $2)", [value, version]);
    const put = (value: object, version: string | null) => inSavepoint(client, () => write(value, version));
    await actAs(client, "admin");
    await expect(put({ enableChat: "yes" }, null)).rejects.toMatchObject({ code: "PT422" });
    const save = "select public.save_admin_setting($1, $2, null)";
    for (const [key, value] of [
      ["evil_settings", {}],
      ["general_settings", { x: "x".repeat(2001) }],
    ]) {
      await expect(inSavepoint(client, () => client.query(save, [key, value]))).rejects.toMatchObject({
        code: "PT422",
      });
    }
    await write(noChat, null);
    await expect(put({ ...noChat, enableChat: false, tawkWidgetId: "default" }, null)).rejects.toMatchObject({
      hint: "stale",
    });
    await actAs(client, "support");
    await expect(put(noChat, null)).rejects.toMatchObject({ code: "PT403" });
  });
});

it("saved by two people at once are refused for the second, even when new", async () => {
  const key = "chat_settings";
  await owner.query("delete from public.admin_settings where key = $1", [key]);
  const [first, second] = [await owner.connect(), await owner.connect()];
  const write = async (client: PoolClient, actor: Actor, provider: string) => {
    await client.query("begin");
    await actAs(client, actor);
    await client.query("select public.save_admin_setting($1, $2, null)", [
      key,
      { ...noChat, chatProvider: provider },
    ]);
  };
  try {
    await write(first, "admin", "crisp");
    const answer = write(second, "manager", "zendesk").catch((error: unknown) => error);
    await isWaiting(second);
    await first.query("commit");
    expect(await answer).toMatchObject({ code: "PT409", hint: "stale" });
  } finally {
    for (const client of [first, second]) {
      await client.query("rollback");
      client.release();
    }
    await owner.query("delete from public.admin_settings where key = $1", [key]);
  }
});

/** Until the connection waits for a lock. */
async function isWaiting(client: PoolClient): Promise<void> {
  const pid = "processID" in client ? client.processID : null;
  const query = "select wait_event_type = 'Lock' as waits from pg_stat_activity where pid = $1";
  for (;;) {
    const { rows } = await owner.query(query, [pid]);
    if (rows[0]?.waits) return;
    await setTimeout(10);
  }
}
