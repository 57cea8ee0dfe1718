import { getDefaults, type SettingsDocument } from "@/lib/settings/document";
import { schemaOf } from "@/lib/settings/document-schema";
import { type DocumentSlug, settingsDocuments } from "@/lib/settings/documents";
import { shopEvents } from "@/lib/settings/documents/notifications";
import { type Field, type Fields, fits, keysOf, type TextRule } from "@/lib/settings/field";
import {
  findSettingProblem,
  ruleOf,
  type SettingKey,
  settingDefinitions,
  settingKeys,
} from "@/lib/settings/product-settings";
import { fc } from "@/testing/fast-check";
import { owner } from "../support/backend/database";

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

const uuid = "0a1b2c3d-0000-0000-0000-0123456789ab";

it.each<[DocumentSlug, object, string | null]>([
  ["analytics", {}, null],
  ["analytics", { clarityId: "abcd1234ef" }, null],
  ["analytics", { enableAnalytics: true, analyticsId: "G-ABC123DEF4" }, null],
  ["analytics", { enableAnalytics: true }, "analyticsId"],
  ["analytics", { analyticsId: "GTM-ABC123" }, "analyticsId"],
  ["analytics", { enableAds: true, adsId: "AW-123456789" }, null],
  ["analytics", { tagManagerId: "GTM-1'><script>" }, "tagManagerId"],
  ["analytics", { facebookPixelId: "12345abcde" }, "facebookPixelId"],
  ["analytics", { extra: 1 }, "extra"],
  ["analytics", { enableAds: "yes" }, "enableAds"],
  ["chat", {}, null],
  ["chat", { enableChat: true, tawkWidgetId: "default" }, "tawkPropertyId"],
  ["chat", { enableChat: true, tawkPropertyId: "0123456789abcdef01234567", tawkWidgetId: "default" }, null],
  [
    "chat",
    { enableChat: true, chatProvider: "intercom", intercomAppId: "ab12cd34", tawkWidgetId: "default" },
    null,
  ],
  ["chat", { enableChat: true, chatProvider: "intercom" }, "intercomAppId"],
  ["chat", { enableChat: true, chatProvider: "crisp", crispWebsiteId: uuid }, null],
  ["chat", { freshchatHost: "https://evil.example" }, "freshchatHost"],
  ["chat", { chatProvider: "drift" }, "chatProvider"],
  ["notifications", {}, null],
  ["notifications", { email: "owner@kapas.test", emailOn: ["order_placed"] }, null],
  ["notifications", { slackChannel: "#orders", slackOn: shopEvents }, null],
  ["notifications", { emailOn: ["order_placed"] }, "email"],
  ["notifications", { slackChannel: "orders" }, "slackChannel"],
  ["notifications", { email: "owner@kapas.test", emailOn: ["moon_rose"] }, "emailOn"],
  ["ai-art", {}, null],
  ["ai-art", { isOn: false, personDay: "99", personMonth: "999", shopDay: "9999", budget: "999999" }, null],
  ["ai-art", { isOn: "yes" }, "isOn"],
  ["ai-art", { personDay: "0" }, "personDay"],
  ["ai-art", { personDay: "100", personMonth: "100" }, "personDay"],
  ["ai-art", { personDay: 3 }, "personDay"],
  ["ai-art", { personMonth: "-1" }, "personMonth"],
  ["ai-art", { personMonth: "" }, "personMonth"],
  ["ai-art", { shopDay: "10000" }, "shopDay"],
  ["ai-art", { budget: "12.50" }, "budget"],
  ["ai-art", { budget: "5,00,0" }, "budget"],
  ["ai-art", { limit: "1" }, "limit"],
  ["referral", {}, null],
  ["referral", { isOn: false, tees: "9", cap: "99999", ambassadors: "1,00,000", rating: "5" }, null],
  ["referral", { tees: "0" }, "tees"],
  ["referral", { tees: "10" }, "tees"],
  ["referral", { cap: "0" }, "cap"],
  ["referral", { cap: "12.50" }, "cap"],
  ["referral", { validDays: "1000" }, "validDays"],
  ["referral", { reviewAtRisk: "x" }, "reviewAtRisk"],
  ["referral", { ambassadors: "many" }, "ambassadors"],
  ["referral", { rating: "5.1" }, "rating"],
  ["referral", { rating: "0" }, "rating"],
  ["leads", {}, null],
  ["leads", { maxDiscount: "" }, null],
  [
    "leads",
    { trigger: "scroll", delayMs: "60000", scrollPercent: "99", controlGroup: "0", validDays: "365" },
    null,
  ],
  ["leads", { trigger: "never" }, "trigger"],
  ["leads", { delayMs: "999" }, "delayMs"],
  ["leads", { controlGroup: "51" }, "controlGroup"],
  ["leads", { percentOff: "91" }, "percentOff"],
  ["leads", { maxDiscount: "0" }, "maxDiscount"],
  ["leads", { validDays: "366" }, "validDays"],
])("%s: form and database report the same wrong field for %j", async (slug, change, wrong) => {
  const document: SettingsDocument = settingsDocuments[slug];
  const value = { ...getDefaults(document), ...change };
  const { error } = schemaOf(document).safeParse(value);
  const [issue] = error?.issues ?? [];
  const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
  expect([field ?? null, ...(await wrongFieldsOf(document.key, [value]))]).toEqual([wrong, wrong]);
});

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

/** Valid, nearly valid, and random values of a rule. */
const textsFor = ({ pattern, least = 0, most = 100 }: TextRule) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.stringMatching(pattern) },
      { weight: 3, arbitrary: fc.integer({ min: least - 2, max: most + 2 }).map(String) },
      fc.constantFrom(...edges),
      fc.string(),
    )
    .filter((text) => /^[!-~]*$/.test(text));

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

it.each(keysOf(settingsDocuments).filter((slug) => slug !== "general"))(
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
