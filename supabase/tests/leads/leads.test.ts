import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { leadNotice } from "../../../lib/privacy/collection-notices";
import { defaultLeadSettings } from "../../../lib/settings/documents/leads";
import { answerOf, inRollback, owner } from "../support/backend/database";
import { couponOf, leadOf, newAddress, receiveLead, setLeads } from "../support/customers/leads";
import { actAs, people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

const inTest = (work: (client: PoolClient) => Promise<void>) => () =>
  inRollback(owner, async (client) => {
    await client.query("delete from public.admin_settings where key = 'lead_settings'");
    await work(client);
  });
const trial = (title: string, work: Parameters<typeof inTest>[0]) => it(title, inTest(work));

const mailsTo = (client: PoolClient, email: string) =>
  answerOf(client, "select count(*)::int from public.outbox where email = $1 and topic = 'lead_code'", [
    email,
  ]);

describe("a lead", () => {
  trial("is stored with its consent, and only the network of its IP address", async (client) => {
    const email = newAddress();
    const fields = {
      email: ` ${email.toUpperCase()} `,
      phone: "9876543210",
      utm_data: { source: "instagram" },
    };
    const code = await receiveLead(client, fields);
    expect(await leadOf(client, email)).toMatchObject({
      email,
      phone: "9876543210",
      source: "popup",
      utm_data: { source: "instagram" },
      converted: false,
      coupon_code: code,
      ip_address: "198.51.100.0/24",
      consent_version: leadNotice.version,
      is_stopped: false,
    });
    expect(await mailsTo(client, email)).toBe(1);
    await receiveLead(client, { email: `b${email}` }, { ip: "2001:db8:1:2::/64" });
    expect((await leadOf(client, `b${email}`)).ip_address).toBe("2001:db8:1::/48");
    await receiveLead(client, { email: `c${email}` }, { ip: "unknown" });
    expect((await leadOf(client, `c${email}`)).ip_address).toBeNull();
  });

  trial("gets a code by the rules of the settings, for a first order of this mailbox", async (client) => {
    await setLeads(client, { ...defaultLeadSettings, percentOff: "15", maxDiscount: "", validDays: "3" });
    const email = newAddress();
    const coupon = await couponOf(client, await receiveLead(client, { email }));
    expect(coupon).toMatchObject({
      kind: "percent",
      value: 15,
      max_discount: null,
      max_uses: 1,
      is_first_order_only: true,
      owner_email_key: email,
    });
    const { rows } = await client.query(
      "select extract(epoch from $1::timestamptz - now())::float8 / 3600 as hours",
      [coupon.ends_at],
    );
    const { hours } = rows[0];
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThanOrEqual(96);
  });

  trial(
    "with a known address gets no second email in any spelling, and another code on another page",
    async (client) => {
      const email = newAddress();
      const session_id = randomUUID();
      const code = await receiveLead(client, { email, session_id });
      expect(
        await receiveLead(client, { email: email.replace("@", "+tees@"), source: "page", session_id }),
      ).toBe(code);
      const others: string[] = [];
      for (let nr = 0; nr < 7; nr++)
        others.push(await receiveLead(client, { email, session_id: randomUUID() }));
      expect(new Set(others).size).toBe(5);
      expect(others).not.toContain(code);
      await client.query("update public.coupons set used = 1 where code = any ($1)", [others]);
      expect(await couponOf(client, code)).toMatchObject({ used: 0, is_active: true });
      expect((await leadOf(client, email)).coupon_code).toBe(code);
      expect(await mailsTo(client, email)).toBe(1);
      expect((await leadOf(client, email)).source).toBe("popup");
    },
  );

  it.each([
    ["used", "used = 1"],
    ["over", "starts_at = now() - interval '9 days', ends_at = now()"],
    ["switched off", "is_active = false"],
  ])("with a known address whose code is %s gets a valid one, so that a stranger can't tell", (_, change) =>
    inTest(async (client) => {
      const email = newAddress();
      const first = await receiveLead(client, { email });
      await client.query(`update public.coupons set ${change} where code = $1`, [first]);
      const second = await receiveLead(client, { email });
      expect(second).not.toBe(first);
      expect(await couponOf(client, second)).toMatchObject({ used: 0, is_first_order_only: true });
      expect((await leadOf(client, email)).coupon_code).toBe(second);
      expect(await mailsTo(client, email)).toBe(1);
    })(),
  );

  it.each([
    ["a header", { email: "a@example.com\r\nBcc: b@example.com" }],
    ["no address", { email: null }],
    ["a phone of another country", { phone: "+1234567890" }],
    ["another source", { source: "import" }],
    ["a campaign without end", { utm_data: { source: "x".repeat(1001) } }],
    ["a number of the session that is none", { session_id: "x" }],
    ["no consent", { consent_version: null }],
  ])("is refused with %s", (_, fields) =>
    inTest(async (client) => {
      expect(await refusalIn(client, () => receiveLead(client, fields))).toMatchObject({ hint: "bad_lead" });
    })(),
  );

  trial("is refused while the offer is off", async (client) => {
    await setLeads(client, { ...defaultLeadSettings, isOn: false });
    expect((await refusalIn(client, () => receiveLead(client))).hint).toBe("no_offer");
    expect(await answerOf(client, "select public.lead_offer()")).toBeNull();
  });

  trial("is deleted with its code after two years without an order", async (client) => {
    const [old, buyer] = [newAddress(), newAddress()];
    const code = await receiveLead(client, { email: old });
    await receiveLead(client, { email: buyer });
    await client.query(
      "update public.user_leads set created_at = now() - interval '800 days', converted = email = $2 where email in ($1, $2)",
      [old, buyer],
    );
    await client.query("select public.purge_personal_data(100)");
    expect(await leadOf(client, old)).toBeUndefined();
    expect(await leadOf(client, buyer)).toBeDefined();
    expect(await couponOf(client, code)).toMatchObject({
      is_active: false,
      owner_email_key: "deleted@kapas.invalid",
    });
  });
});

describe("lead settings", () => {
  trial("default to those of the form, and are public as far as the popup needs", async (client) => {
    const { isOn: _, validDays: _days, ...defaults } = defaultLeadSettings;
    await actAs(client, "anon");
    expect(await answerOf(client, "select public.lead_offer()")).toEqual({
      trigger: defaults.trigger,
      delay_ms: Number(defaults.delayMs),
      scroll_percent: Number(defaults.scrollPercent),
      control_group: Number(defaults.controlGroup),
      percent_off: Number(defaults.percentOff),
      max_discount: Number(defaults.maxDiscount),
    });
  });

  it.each([
    { isOn: "yes" },
    { trigger: "always" },
    { delayMs: "999" },
    { delayMs: "60001" },
    { scrollPercent: "100" },
    { controlGroup: "51" },
    { percentOff: "91" },
    { maxDiscount: "0" },
    { validDays: "366" },
    { code: "X" },
  ])("refuse %j", (wrong) =>
    inTest(async (client) => {
      const attempt = () => setLeads(client, { ...defaultLeadSettings, ...wrong });
      expect((await refusalIn(client, attempt)).hint).toBe("bad_setting");
    })(),
  );
});

trial("exports and deletes the leads of an account's proven address", async (client) => {
  const email = "ravi@kapas.test";
  await receiveLead(client, { email });
  const copy = await answerOf(client, "select public.export_account($1)", [people.ravi]);
  expect(copy.user_leads).toMatchObject([{ email, consent_version: leadNotice.version }]);
  await client.query(
    "select private.delete_mails_of(private.email_key(email)) from auth.users where id = $1 and email_confirmed_at is not null",
    [people.ravi],
  );
  expect(await leadOf(client, email)).toBeUndefined();
});
