import type { PoolClient } from "pg";
import { inSavepoint, trial } from "../support/backend/database";
import { actAs } from "../support/people/actors";
import { rolledBackAs } from "../support/people/staff-session";

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
