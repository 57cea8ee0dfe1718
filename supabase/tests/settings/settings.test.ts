import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { getDefaults, type SettingsDocument } from "@/lib/settings/document";
import { schemaOf } from "@/lib/settings/document-schema";
import { settingsDocuments } from "@/lib/settings/documents";
import { noChat } from "@/lib/settings/documents/chat";
import { type Field, type Fields, fits, keysOf, type TextRule } from "@/lib/settings/field";
import {
  findSettingProblem,
  ruleOf,
  type SettingKey,
  settingDefinitions,
  settingKeys,
} from "@/lib/settings/product-settings";
import { fc } from "@/testing/fast-check";
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

// One table in lib/settings makes both the form's and the database's checks.

/** The field with an error in the database, for each document; or null. */
async function wrongFieldsOf(key: string | undefined, values: readonly object[]): Promise<(string | null)[]> {
  const { rows } = await owner.query(
    `select split_part(private.find_admin_setting_problem($1, value), ':', 1) as wrong
     from jsonb_array_elements($2::jsonb) with ordinality as one (value, number) order by number`,
    [key, JSON.stringify(values)],
  );
  return rows.map(({ wrong }) => wrong);
}

it("requires at least as many pictures a month as a day", () => {
  const ofAMonth = (personMonth: string) =>
    schemaOf(settingsDocuments["ai-art"]).safeParse({
      ...getDefaults(settingsDocuments["ai-art"]),
      personDay: "5",
      personMonth,
    });
  expect(ofAMonth("4").error?.issues[0]?.path).toEqual(["personMonth"]);
  expect(ofAMonth("5").success).toBe(true);
});

const edges = ["", "0", "00", "07", "-1", "1.5", "1e2", "10%", "null", "toString", "__proto__"];

/** With printable ASCII for the classes of all but a few of Unicode's 1.1 million characters. */
const toAscii = ({ source }: RegExp) => new RegExp(source.replace(/\[\^[^\]]*\]|\\S/g, "[!-~]"));

/** Valid, nearly valid, and random values of a rule. */
const textsFor = ({ pattern, least = 0, most = 100 }: TextRule) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.stringMatching(toAscii(pattern)) },
      { weight: 3, arbitrary: fc.integer({ min: least - 2, max: most + 2 }).map(String) },
      fc.constantFrom(...edges),
      fc.string(),
    )
    .map((text) => text.replace(/[^ -~]/gu, "x").trim());

function valuesFor(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === "flag") return fc.boolean();
  if (field.kind === "list") return fc.subarray([...keysOf(field.choices), "moon_rose"], { maxLength: 2 });
  const texts = textsFor(field);
  return fc.oneof({ weight: 9, arbitrary: texts.filter((text) => fits(field, text)) }, texts);
}

/** Its rows, switched on, with a day below every month: only the form compares two numbers, and only the database accepts less while it is off. */
const documentsFor = ({ fields, order }: SettingsDocument) =>
  fc
    .record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesFor(field)])))
    .map((value) => ({
      ...value,
      ...("isOn" in fields && { isOn: true }),
      ...(order && { [order.from]: "1" }),
    }));

it.each(keysOf(settingsDocuments).filter((slug) => settingsDocuments[slug].key !== undefined))(
  "%s: the form and the database agree on random values",
  async (slug) => {
    const document: SettingsDocument<Fields> = settingsDocuments[slug];
    const schema = schemaOf(document);
    const judged = fc.sample(documentsFor(document), 150).map((value) => {
      const { success, data } = schema.safeParse(value);
      return { value: success ? data : value, isGood: success };
    });
    const wrong = await wrongFieldsOf(
      document.key,
      judged.map(({ value }) => value),
    );
    expect(judged.map(({ value }, index) => ({ value, isGood: wrong[index] === null }))).toEqual(judged);
    expect(new Set(judged.map(({ isGood }) => isGood)).size).toBe(2);
  },
);

const examples: Partial<Record<SettingKey, string[]>> = {
  global_discount: ["0", "10", "12.5", "100", "100.00", "007", "100.01", "101", "-1", "10%", "", "1e2"],
  shipping_fee: ["0", "49", "49.50", "999999", "1000000", "-1", "1,299", "₹49", "4.999"],
  cod_open_orders: ["0", "2", "999", "1000", "1.5", "two"],
  return_days: ["1", "07", "99", "0", "00", "100", "7.5"],
  cod_reservation_minutes: ["30", "59", "60", "29", "61", "45.5"],
  exchange_ships_on: ["received", "picked_up", "requested", "never", ""],
  rto_deduction: ["nothing", "delivery", "both_ways", "all", "toString"],
  shop_state: ["Tamil Nadu", "Ladakh", "Tamilnadu", ""],
};

it.each(settingKeys)("checks product setting %s alike in the form and in the database", async (key) => {
  const values = [...(examples[key] ?? []), ...fc.sample(textsFor(ruleOf(settingDefinitions[key])), 40)];
  const { rows } = await owner.query(
    "select value, private.find_setting_problem($1, value) is null as is_good from unnest($2::text[]) as value",
    [key, values],
  );
  expect(values.map((value) => ({ value, is_good: findSettingProblem(key, value) === null }))).toEqual(rows);
});
