import "server-only";
import { toPaise } from "@/lib/money";
import type { GstRate } from "@/lib/pricing/rules";
import type { PincodeRow } from "@/lib/settings/pincode-rows";
import { pincodeImportAnswer, pincodeRowsSchema, zoneRowsSchema } from "@/lib/settings/place-rows";
import { type SettingKey, settingDefinitions, settingKeys } from "@/lib/settings/product-settings";
import type { ProductSettings } from "@/lib/settings/product-settings-schema";
import type { Saved } from "@/lib/settings/saved";
import type { ZoneForm } from "@/lib/settings/zone-schema";
import type { DeliveryZone } from "@/lib/settings/zones";
import type { Json } from "@/server/supabase/database.types";
import { publicClient } from "@/server/supabase/public-client";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

/** The shop's name, addresses, social networks and logos, by key. */
export async function listSiteSettings(): Promise<Map<string, string>> {
  const rows = unwrap("site settings: list", await publicClient().from("site_settings").select("key, value"));
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** The rows behind the shop's terms: the enabled settings and the delivery zones. */
export async function readTermsRows() {
  const client = publicClient();
  const [settings, zones] = await Promise.all([
    client.from("product_settings").select("setting_key, setting_value").eq("is_enabled", true),
    client
      .from("shipping_zones")
      .select("zone, name, states, fee, free_over, min_days, max_days")
      .order("fee")
      .order("zone"),
  ]);
  return { settings: unwrap("settings: terms", settings), zones: unwrap("zones: list", zones) };
}

/** The newest of the rows' times; in PostgreSQL's format they sort as text. */
function newestOf(rows: readonly { updated_at: string }[]): string | null {
  return rows
    .map((row) => row.updated_at)
    .reduce<string | null>((a, b) => (a !== null && a > b ? a : b), null);
}

/** The generated types allow no null as an argument. */
const asVersion = (version: string | null) => version as string;

/** All product settings; one without a row has its default. */
export async function readProductSettings(): Promise<Saved<ProductSettings>> {
  const answer = await (await viewerClient())
    .from("product_settings")
    .select("setting_key, setting_value, is_enabled, updated_at")
    .in("setting_key", [...settingKeys]);
  const rows = unwrap("product settings: read", answer);
  const entryOf = (key: SettingKey) => {
    const row = rows.find(({ setting_key }) => setting_key === key);
    return {
      value: row?.setting_value ?? settingDefinitions[key].defaultValue,
      isEnabled: row?.is_enabled ?? !settingDefinitions[key].isOffByDefault,
    };
  };
  const values = Object.fromEntries(settingKeys.map((key) => [key, entryOf(key)]));
  return { values: values as ProductSettings, version: newestOf(rows) };
}

export async function saveProductSettings(values: ProductSettings, version: string | null): Promise<void> {
  const settings = Object.fromEntries(
    Object.entries(values).map(([key, { value, isEnabled }]) => [key, { value, is_enabled: isEnabled }]),
  );
  await viewerRpc("save_product_settings", { settings, version: asVersion(version) });
}

/** The site settings of these keys that have rows. */
export async function readSiteSettings(
  keys: readonly string[],
): Promise<{ values: Map<string, string>; version: string | null; versions: Map<string, string> }> {
  const answer = await (await viewerClient())
    .from("site_settings")
    .select("key, value, updated_at")
    .in("key", keys);
  const rows = unwrap("site settings: read", answer);
  return {
    values: new Map(rows.map(({ key, value }) => [key, value])),
    version: newestOf(rows),
    versions: new Map(rows.map(({ key, updated_at }) => [key, updated_at])),
  };
}

/** Adds the missing ones. */
export async function saveSiteSettings(
  settings: Readonly<Record<string, string>>,
  version: string | null,
): Promise<void> {
  await viewerRpc("save_site_settings", { settings, version: asVersion(version) });
}

/** A document of admin_settings; null while it has no row. */
export async function readAdminSetting(key: string): Promise<Saved<unknown>> {
  const answer = await (await viewerClient())
    .from("admin_settings")
    .select("value, updated_at")
    .eq("key", key)
    .maybeSingle();
  const row = unwrap("admin settings: read", answer);
  return { values: row?.value ?? null, version: row?.updated_at ?? null };
}

/** The public documents of admin_settings: what pages load depends on them. */
export async function readShownSettings(): Promise<Map<string, unknown>> {
  const answer = await publicClient()
    .from("admin_settings")
    .select("key, value")
    .in("key", ["analytics_settings", "chat_settings"]);
  return new Map(unwrap("admin settings: read shown", answer).map(({ key, value }) => [key, value]));
}

export async function saveAdminSetting(key: string, value: object, version: string | null): Promise<void> {
  await viewerRpc("save_admin_setting", { key, value: value as Json, version: asVersion(version) });
}

/** Who changed one of these rows last; null when the viewer may not read the log, or it has no entry. */
export async function findLastEditor(subject: string, ids: readonly string[]): Promise<string | null> {
  const answer = await (await viewerClient())
    .from("audit_log")
    .select("actor_name")
    .eq("subject", subject)
    .in("subject_id", ids)
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle();
  return unwrap("settings: last editor", answer)?.actor_name ?? null;
}

export async function listZones(): Promise<DeliveryZone[]> {
  return zoneRowsSchema.parse(await viewerRpc("list_zones"));
}

function zoneColumns({ name, fee, freeOver, states, minDays, maxDays }: ZoneForm) {
  return {
    name,
    fee: Number(fee),
    free_over: freeOver === "" ? null : Number(freeOver),
    states,
    min_days: Number(minDays),
    max_days: Number(maxDays),
  };
}

export async function addZone(zone: string, form: ZoneForm): Promise<void> {
  const answer = await (await viewerClient()).from("shipping_zones").insert({ zone, ...zoneColumns(form) });
  unwrap("zones: add", answer);
}

/** False when the zone has changed since `version`. */
export async function changeZone(zone: string, version: string, form: ZoneForm): Promise<boolean> {
  const answer = await (await viewerClient())
    .from("shipping_zones")
    .update(zoneColumns(form))
    .eq("zone", zone)
    .eq("updated_at", version)
    .select("zone");
  return unwrap("zones: change", answer).length > 0;
}

/** `pincodes`: the number of the zone's pincodes shown in the confirmation. */
export async function deleteZone(zone: string, pincodes: number): Promise<void> {
  await viewerRpc("delete_zone", { zone, pincodes });
}

const pincodeColumns = "pincode, city, state, delivery_days, cod_available, zone, other_states";

export async function findPincodeRow(pincode: string): Promise<Saved<PincodeRow> | null> {
  const answer = await (await viewerClient())
    .from("pincodes")
    .select(`${pincodeColumns}, updated_at`)
    .eq("pincode", pincode)
    .maybeSingle();
  const row = unwrap("pincodes: find row", answer);
  if (!row) return null;
  const { updated_at: version, ...values } = row;
  return { values, version };
}

/** False when the row has changed since `version`; null adds it. */
export async function savePincodeRow(row: PincodeRow, version: string | null): Promise<boolean> {
  const table = (await viewerClient()).from("pincodes");
  if (version === null) {
    const { error, ...answer } = await table.insert(row);
    if (error?.code === "23505") return false;
    unwrap("pincodes: add", { error, ...answer } as Awaited<ReturnType<typeof table.insert>>);
    return true;
  }
  const answer = await table
    .update(row)
    .eq("pincode", row.pincode)
    .eq("updated_at", version)
    .select("pincode");
  return unwrap("pincodes: change", answer).length > 0;
}

/** `expected`: the dry run's result; without it this is the dry run. */
export async function importPincodeRows(
  rows: readonly PincodeRow[],
  expected: { adds: number; changes: number } | null,
) {
  return pincodeImportAnswer.parse(
    await viewerRpc("import_pincodes", { rows: rows as unknown as Json, ...(expected && { expected }) }),
  );
}

export async function exportPincodeRows(): Promise<PincodeRow[]> {
  return pincodeRowsSchema.parse(await viewerRpc("export_pincodes"));
}

export async function listGstRates(): Promise<GstRate[]> {
  const answer = await (await viewerClient())
    .from("gst_rates")
    .select("hsn_prefix, starts_on, above, above_includes_tax, percent")
    .order("starts_on", { ascending: false })
    .order("hsn_prefix")
    .order("above");
  return unwrap("gst rates: list", answer).map((row) => ({
    hsnPrefix: row.hsn_prefix,
    startsOn: row.starts_on,
    abovePaise: toPaise(row.above),
    aboveIncludesTax: row.above_includes_tax,
    percent: row.percent,
  }));
}

/** The rates that start together: amounts in rupees. */
export async function addGstRates(
  rows: readonly {
    hsn_prefix: string;
    starts_on: string;
    above: number;
    above_includes_tax: boolean;
    percent: number;
  }[],
): Promise<void> {
  unwrap("gst rates: add", await (await viewerClient()).from("gst_rates").insert([...rows]));
}

export async function removeGstRates(hsnPrefix: string, startsOn: string): Promise<void> {
  const answer = await (await viewerClient())
    .from("gst_rates")
    .delete()
    .eq("hsn_prefix", hsnPrefix)
    .eq("starts_on", startsOn);
  unwrap("gst rates: remove", answer);
}

const thirtyDays = "2592000";

/** Stores a picture under a unique name, as the shop: no session may. Returns its URL. */
export async function uploadLogo(name: string, bytes: Buffer, contentType: string): Promise<string> {
  const bucket = serviceClient().storage.from("logos");
  const { error } = await bucket.upload(name, bytes, {
    contentType,
    cacheControl: thirtyDays,
    upsert: false,
  });
  if (error) throw error;
  return bucket.getPublicUrl(name).data.publicUrl;
}

export async function removeLogoFile(name: string): Promise<void> {
  const { error } = await serviceClient().storage.from("logos").remove([name]);
  if (error) throw error;
}
