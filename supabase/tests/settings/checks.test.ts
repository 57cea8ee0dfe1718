import type { PoolClient } from "pg";
import { parsePricingRules } from "@/lib/pricing/rules";
import { inRollback, inSavepoint, owner, trial } from "../support/backend/database";
import { newPhone } from "../support/orders/unproven";
import { actAs } from "../support/people/actors";
import { rolledBackAs } from "../support/people/staff-session";
import { refusalOf } from "../support/refusal";

const write = (key: string, value: string) =>
  inRollback(owner, (client) =>
    client.query(
      `insert into public.product_settings (setting_key, setting_value) values ($1, $2)
       on conflict (setting_key) do update set setting_value = $2`,
      [key, value],
    ),
  );

const writeSite = (key: string, value: string) =>
  inRollback(owner, (client) =>
    client.query(
      "insert into public.site_settings (key, value) values ($1, $2) on conflict (key) do update set value = $2",
      [key, value],
    ),
  );

describe("refuses an unreadable setting with a message", () => {
  it.each([
    ["global_discount", "10%", "a percentage from 0 to 90"],
    ["return_days", "0", "days, from 1 to 99"],
    ["shop_state", "Tamilnadu", "a state of India"],
  ])("%s = %j", async (key, value, words) => {
    const refusal = await refusalOf(write(key, value));
    expect(refusal).toMatchObject({ code: "PT422", hint: "bad_setting" });
    expect(refusal.message).toContain(`${key} must be ${words}`);
  });

  it.each([
    ["shop_name", ""],
    ["company_gstin", "33AAACK1234A1"],
    ["company_address", "  "],
  ])("%s = %j", async (key, value) => {
    expect(await refusalOf(writeSite(key, value))).toMatchObject({ code: "PT422", hint: "bad_setting" });
  });
});

it("saves readable settings, each of its own kind", async () => {
  const good = {
    global_discount: "12.5",
    shipping_fee: "49.50",
    cod_open_orders: "0",
    return_days: "14",
    cod_reservation_minutes: "60",
    exchange_ships_on: "picked_up",
    rto_deduction: "both_ways",
  };
  for (const [key, value] of Object.entries(good)) await expect(write(key, value)).resolves.toBeDefined();
  await expect(writeSite("social_x", "")).resolves.toBeDefined();
  await expect(writeSite("order_prefix", "TEE2")).resolves.toBeDefined();
});

it("refuses unknown settings, and addresses of the wrong kind", async () => {
  for (const attempt of [
    () => write("evil_key", "1"),
    () => write("__proto__", "1"),
    () => writeSite("evil", "x"),
    () => writeSite("logo_main", "https://evil.test/x.png"),
    () => writeSite("social_x", "http://x.test"),
    () => writeSite("social_x", 'https://x.test/"><script>'),
    () => writeSite("shop_name", "a\u202eb"),
    () => writeSite("delivery_partners", "Delhivery <b>"),
  ]) {
    expect(await refusalOf(attempt())).toMatchObject({ code: "PT422", hint: "bad_setting" });
  }
});

trial(
  "breaks no COD order and lifts no limit for an invalid setting that bypassed the check, in both calculators",
  async (client) => {
    await client.query("alter table public.product_settings disable trigger product_settings_check");
    await client.query(
      `insert into public.product_settings (setting_key, setting_value)
     values ('cod_up_to', ''), ('cod_open_orders', 'abc'), ('cod_refusals', '2x'), ('cod_reservation_minutes', 'soon'),
       ('exchange_ships_on', 'never'), ('rto_deduction', 'all')
     on conflict (setting_key) do update set setting_value = excluded.setting_value`,
    );
    await client.query(
      "insert into public.pincodes (pincode, city, state) values ('560001', 'Bengaluru', 'Karnataka') on conflict do nothing",
    );
    const problemOf = async (total: number) =>
      (
        await client.query("select private.find_cod_problem('560001', $1, $2) as problem", [
          total,
          newPhone(),
        ])
      ).rows[0].problem;
    expect(await problemOf(5000)).toBeNull();
    expect(await problemOf(5001)).toBe("over");
    const { rows } = await client.query(
      `select public.pricing_rules() as rules, private.exchange_ships_on() as ships_on,
       extract(minutes from private.cod_reservation_time()) as hold,
       private.compute_rto_deduction(jsonb_populate_record(null::public.orders, '{"total": 548, "shipping": 49}')) as kept`,
    );
    expect(rows[0]).toMatchObject({ ships_on: "received", hold: 45, kept: 49 });
    await client.query(
      "update public.product_settings set setting_value = '600' where setting_key = 'cod_reservation_minutes'",
    );
    const { rows: held } = await client.query(
      "select private.cod_reservation_time() = '1 hour' as is_an_hour",
    );
    expect(held).toEqual([{ is_an_hour: true }]);
    expect(parsePricingRules(rows[0].rules, () => undefined)).toMatchObject({
      codUpToPaise: 500_000,
      codOpenOrders: 2,
      codRefusals: 2,
    });
  },
);

trial("starts order numbers with the prefix of the settings", async (client) => {
  const number = async () =>
    (await client.query("select private.new_order_number() as number")).rows[0].number;
  await client.query("delete from public.site_settings where key = 'order_prefix'");
  expect(await number()).toMatch(/^KP-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
  await client.query("insert into public.site_settings (key, value) values ('order_prefix', 'TEE')");
  expect(await number()).toMatch(/^TEE-[0-9A-F]{4}-/);
});

describe("a tax rate", () => {
  const add = (day: string) =>
    `insert into public.gst_rates (hsn_prefix, starts_on, above, percent)
     values ('61', (now() at time zone 'Asia/Kolkata')::date ${day}, 0, 6)`;

  it("that starts tomorrow is added and removed again", () =>
    rolledBackAs("manager", async (client) => {
      await client.query(add("+ 1"));
      const { rowCount } = await client.query(
        "delete from public.gst_rates where starts_on > now() and percent = 6",
      );
      expect(rowCount).toBe(1);
    }));

  it.each([
    add("+ 0"),
    add("- 1"),
    "delete from public.gst_rates where hsn_prefix = '61'",
    "update public.gst_rates set percent = 6 where hsn_prefix = '61'",
    "update public.gst_rates set starts_on = now() + interval '1 month' where hsn_prefix = '61'",
  ])("that has started stays unchanged: %s", async (change) => {
    await expect(rolledBackAs("admin", (client) => client.query(change))).rejects.toMatchObject({
      hint: "rate_began",
    });
  });
});

describe("a delivery zone", () => {
  const zoneWithPincode = async (client: PoolClient) => {
    await client.query(
      "insert into public.shipping_zones (zone, name, fee) values ('test-zone', 'Test', 99)",
    );
    await client.query(
      `insert into public.pincodes (pincode, city, state, zone) values ('560001', 'Bengaluru', 'Karnataka', 'test-zone')
       on conflict (pincode) do update set zone = 'test-zone'`,
    );
  };

  trial("with pincodes is deleted only with their right number, and they stay", async (client) => {
    await zoneWithPincode(client);
    await actAs(client, "admin");
    await expect(
      inSavepoint(client, () => client.query("select public.delete_zone('test-zone', 0)")),
    ).rejects.toMatchObject({ hint: "stale" });
    await client.query("select public.delete_zone('test-zone', 1)");
    const { rows } = await client.query("select zone from public.pincodes where pincode = '560001'");
    expect(rows).toEqual([{ zone: null }]);
  });

  trial("updates the storefront when it changes, because pages show its fee", async (client) => {
    await zoneWithPincode(client);
    const notes = async () =>
      (
        await client.query(
          "select count(*)::int as n from private.storefront_changes where subject = 'product_settings'",
        )
      ).rows[0].n;
    const before = await notes();
    await client.query("update public.shipping_zones set fee = 101 where zone = 'test-zone'");
    expect(await notes()).toBe(before + 1);
  });
});

describe("an import of pincodes", () => {
  const row = (pincode: string, city: string) => ({
    pincode,
    city,
    state: "Karnataka",
    delivery_days: null,
    cod_available: true,
    zone: null,
    other_states: [],
  });
  const run = async (client: PoolClient, rows: object[], expected: object | null = null) =>
    (
      await client.query("select public.import_pincodes($1, $2) as plan", [
        JSON.stringify(rows),
        expected && JSON.stringify(expected),
      ])
    ).rows[0].plan;

  trial(
    "runs dry first, then does the same, and is refused when the list has changed since",
    async (client) => {
      await client.query("delete from public.pincodes where pincode in ('560001', '560002', '560003')");
      await client.query(
        `insert into public.pincodes (pincode, city, state) values ('560001', 'Bangalore', 'Karnataka'), ('560002', 'Bengaluru', 'Karnataka')`,
      );
      await actAs(client, "manager");
      const rows = [row("560001", "Bengaluru"), row("560002", "Bengaluru"), row("560003", "Bengaluru")];
      const plan = await run(client, rows);
      expect(plan).toMatchObject({ adds: 1, changes: 1, same: 1 });
      expect(plan.steps).toEqual([
        { pincode: "560001", before: expect.objectContaining({ city: "Bangalore" }) },
        { pincode: "560003", before: null },
      ]);
      await expect(
        inSavepoint(client, () => run(client, rows, { adds: 2, changes: 0 })),
      ).rejects.toMatchObject({ hint: "stale" });
      await run(client, rows, { adds: 1, changes: 1 });
      expect(await run(client, rows)).toMatchObject({ adds: 0, changes: 0, same: 3, steps: [] });
    },
  );

  it("is refused for staff who can only read settings", async () => {
    await expect(
      rolledBackAs("support", (client) => run(client, [row("560001", "x")])),
    ).rejects.toMatchObject({
      code: "PT403",
    });
  });
});
