import { parsePricingRules } from "@/lib/pricing/rules";
import { inRollback, owner, trial } from "../support/backend/database";
import { newPhone } from "../support/orders/unproven";
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
    ["global_discount", "90.01", "a percentage"],
    ["global_discount", "", "a percentage"],
    ["shipping_fee", "abc", "rupees, such as 49"],
    ["free_shipping_over", "₹999", "rupees"],
    ["cod_fee", "-1", "rupees"],
    ["cod_up_to", "", "rupees"],
    ["cod_open_orders", "two", "a whole number"],
    ["cod_refusals", "1.5", "a whole number"],
    ["return_days", "0", "days, from 1 to 99"],
    ["packing_days", " ", "days"],
    ["delivery_days_to", "100", "days"],
    ["cod_reservation_minutes", "29", "whole minutes, from 30 to 60"],
    ["cod_reservation_minutes", "61", "whole minutes"],
    ["cod_reservation_minutes", "45.5", "whole minutes"],
    ["exchange_ships_on", "never", "received, picked_up or requested"],
    ["rto_deduction", "all", "delivery, nothing or both_ways"],
    ["shop_state", "Tamilnadu", "a state of India"],
  ])("%s = %j", async (key, value, words) => {
    const refusal = await refusalOf(write(key, value));
    expect(refusal).toMatchObject({ code: "PT422", hint: "bad_setting" });
    expect(refusal.message).toContain(`${key} must be ${words}`);
  });

  it.each([
    ["shop_name", ""],
    ["order_prefix", "kp-"],
    ["company_email", "hello"],
    ["company_phone", "call us"],
    ["company_gstin", "33AAACK1234A1"],
    ["social_x", "javascript:alert(1)"],
    ["company_address", "  "],
    ["tagline", "x".repeat(301)],
    ["logo_main", `https://x.test/${"x".repeat(400)}`],
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
