import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { cookieDays } from "../../../lib/security/cookie-days";
import { trial } from "../support/backend/database";
import { actAs, pastGrants } from "../support/people/actors";

async function record(client: PoolClient, browserId: string, isAllowed: boolean, daysAgo = 0): Promise<void> {
  await pastGrants(client);
  await client.query(
    `insert into public.consents (browser_id, category, is_allowed, services, version, answered_at, recorded_at)
     select $1, 'chat', $2, '{crisp}', 1, at, at from (select now() - $3 * interval '1 day' as at) as moment`,
    [browserId, isAllowed, daysAgo],
  );
}

async function count(client: PoolClient): Promise<unknown> {
  await actAs(client, "admin");
  return (await client.query("select public.count_consents() as counts")).rows[0].counts;
}

describe("consent figures", () => {
  trial("use the last answer of each browser, and none older than 30 days", async (client) => {
    await client.query("delete from public.consents");
    const [changed, faithful, old] = [randomUUID(), randomUUID(), randomUUID()];
    await record(client, changed, true, 2);
    await record(client, changed, false, 1);
    await record(client, faithful, true);
    await record(client, old, true, 31);
    expect(await count(client)).toEqual({ chat: { allowed: 1, refused: 1 } });
  });

  trial("are for staff who read settings, without browser ids", async (client) => {
    await actAs(client, "support");
    await expect(client.query("select public.count_consents()")).rejects.toMatchObject({ code: "PT403" });
  });
});

trial("delete an answer a year after it expires", async (client) => {
  await client.query("delete from public.consents");
  const [proof, past] = [randomUUID(), randomUUID()];
  await record(client, proof, true, cookieDays.consent + 364);
  await record(client, past, true, cookieDays.consent + 366);
  await actAs(client, "service");
  await client.query("select public.purge_personal_data(100)");
  await pastGrants(client);
  const { rows } = await client.query("select browser_id from public.consents");
  expect(rows).toEqual([{ browser_id: proof }]);
});

trial(
  "update every page when a service or the popup is switched, and no page for other settings",
  async (client) => {
    const changesBy = async (sql: string) => {
      await client.query("delete from private.storefront_changes");
      await client.query(sql);
      return (await client.query("select subject from private.storefront_changes")).rows;
    };
    await client.query("delete from public.admin_settings");
    const put = (key: string, value: string) =>
      `insert into public.admin_settings (key, value) values ('${key}', '${value}') on conflict (key) do update set value = excluded.value`;
    expect(await changesBy(put("chat_settings", '{"enableChat": false}'))).toEqual([
      { subject: "site_settings" },
    ]);
    expect(await changesBy(put("chat_settings", '{"enableChat": false}'))).toEqual([]);
    expect(await changesBy(put("lead_settings", '{"isOn": false}'))).toEqual([{ subject: "site_settings" }]);
    expect(await changesBy(put("notification_settings", "{}"))).toEqual([]);
    expect(await changesBy("delete from public.admin_settings where key = 'chat_settings'")).toEqual([
      { subject: "site_settings" },
    ]);
  },
);
