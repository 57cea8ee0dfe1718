import type { PoolClient } from "pg";
import { pincodeInfoSchema } from "@/lib/addresses/place-row";
import { indianStates } from "@/lib/addresses/states";
import { inRollback, owner } from "../support/backend/database";
import { refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

/** A shop with one zone and a few pincodes, read as a visitor. */
const inShop = (work: (client: PoolClient) => Promise<void>) =>
  inRollback(owner, async (client) => {
    await client.query("delete from public.shipping_zones");
    await client.query("delete from public.pincodes");
    await client.query(
      `insert into public.shipping_zones (zone, name, fee, free_over, states, min_days, max_days)
       values ('remote', 'Remote', 99, 1999, '{Assam,Lakshadweep}', 7, 12), ('hub', 'Hub', 49, 999, '{}', 2, 3)`,
    );
    await client.query(
      `insert into public.pincodes (pincode, city, state, other_states, delivery_days, cod_available, zone) values
       ('560038', 'Bengaluru', 'Karnataka', '{}', 3, true, null),
       ('605502', '', 'Puducherry', '{Tamil Nadu}', null, true, null),
       ('781001', 'Guwahati', 'Assam', '{}', null, false, 'hub')`,
    );
    await work(client);
  });

async function placeOf(client: PoolClient, pincode: string) {
  const { rows } = await client.query("select public.find_pincode($1) as place", [pincode]);
  return pincodeInfoSchema.parse(rows[0].place);
}

describe("a pincode", () => {
  it("has the facts of its row, and its zone's days for missing ones", () =>
    inShop(async (client) => {
      expect(await placeOf(client, "560038")).toEqual({
        pincode: "560038",
        city: "Bengaluru",
        states: ["Karnataka"],
        zone: null,
        minDays: 3,
        maxDays: 3,
        isCodAvailable: true,
        customDays: 3,
      });
      expect(await placeOf(client, "781001")).toMatchObject({ zone: "hub", minDays: 2, maxDays: 3 });
      expect((await placeOf(client, "605502"))?.states).toEqual(["Puducherry", "Tamil Nadu"]);
    }));

  it("has the state and zone of its prefix without a row, no city, and no COD", () =>
    inShop(async (client) => {
      expect(await placeOf(client, "781099")).toEqual({
        pincode: "781099",
        city: "",
        states: ["Assam"],
        zone: "remote",
        minDays: 7,
        maxDays: 12,
        isCodAvailable: false,
        customDays: 3,
      });
      expect(await placeOf(client, "500099")).toMatchObject({ states: ["Telangana"], zone: null });
      expect(await placeOf(client, "194999")).toMatchObject({ states: ["Ladakh"] });
      expect(await placeOf(client, "682999")).toMatchObject({
        states: ["Kerala", "Lakshadweep"],
        zone: null,
      });
    }));

  it.each(["999999", "200001", "115001", "012345", "56003", "560038x", ""])(
    "does not exist as %j",
    (pincode) => inShop(async (client) => expect(await placeOf(client, pincode)).toBeNull()),
  );

  it("gets another zone when its state does", () =>
    inShop(async (client) => {
      await client.query("update public.shipping_zones set states = '{Karnataka}' where zone = 'hub'");
      expect(await placeOf(client, "560099")).toMatchObject({ zone: "hub" });
      const twice = client.query("update public.shipping_zones set states = '{Assam}' where zone = 'hub'");
      expect(await refusalOf(twice)).toMatchObject({ code: "PT409", hint: "zone_taken" });
    }));
});

it("there is a pincode prefix for every state of lib/addresses/states.ts, and for no other", async () => {
  const { rows } = await owner.query("select distinct unnest(states) as state from public.pincode_prefixes");
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(indianStates));
});

describe("an order", () => {
  const refused = (address: object) =>
    inRollback(owner, async (client) => {
      const { variantId } = await makeSingle(client);
      const order = orderOf([{ variantId }], {
        shipping_address: { line1: "12 MG Road", city: "Somewhere", ...address },
      });
      return refusalOf(placeOrder(client, order));
    });

  it("is refused to a pincode in another state: its GST would be of the wrong kind", async () => {
    expect(await refused({ pincode: "560038", state: "Tamil Nadu" })).toMatchObject({
      code: "PT422",
      hint: "wrong_state",
    });
    expect(await refused({ pincode: "560038" })).toMatchObject({ code: "PT422", hint: "wrong_state" });
  });

  it("is refused to a pincode that does not exist", async () => {
    expect(await refused({ pincode: "999999", state: "Goa" })).toMatchObject({
      code: "PT422",
      hint: "no_such_pincode",
    });
  });
});
