import "server-only";
import { formOfPincode, type PincodeForm, rowOfPincode } from "@/lib/settings/pincode-rows";
import type { Saved, SavedOutcome } from "@/lib/settings/saved";
import type { ZoneForm } from "@/lib/settings/zone-schema";
import { formOfZone, zoneKeyOf } from "@/lib/settings/zones";
import { AppError, BackendError } from "@/server/errors";
import { addZone, changeZone, findLastEditor, findPincodeRow, listZones, savePincodeRow } from "./repository";
import { explained, saveVersioned } from "./save-versioned";

async function readZone(key: string): Promise<Saved<ZoneForm>> {
  const zone = (await listZones()).find((one) => one.zone === key);
  if (!zone) throw new AppError("not_found", "Someone else has deleted this zone. Reload the page.");
  return { values: formOfZone(zone), version: zone.version };
}

const takenName = "A zone with a similar name already exists";

async function addNewZone(form: ZoneForm): Promise<SavedOutcome<ZoneForm>> {
  const zone = zoneKeyOf(form.name);
  try {
    await explained(() => addZone(zone, form));
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== "23505") throw error;
    throw new AppError("invalid_input", takenName, { name: takenName });
  }
  return { kind: "saved", version: null };
}

/** `zone` null: a new one. */
export async function saveZone(
  zone: string | null,
  version: string | null,
  form: ZoneForm,
): Promise<SavedOutcome<ZoneForm>> {
  if (zone === null || version === null) return addNewZone(form);
  return saveVersioned({
    write: () => changeZone(zone, version, form),
    read: () => readZone(zone),
    lastEditor: () => findLastEditor("shipping_zones", [zone]),
  });
}

/** `version` null: a pincode without a row gets one. */
export async function savePincode(
  pincode: string,
  version: string | null,
  form: PincodeForm,
): Promise<SavedOutcome<PincodeForm>> {
  const zones = await listZones();
  if (form.zone !== "" && !zones.some(({ zone }) => zone === form.zone)) {
    const message = "This zone no longer exists";
    throw new AppError("invalid_input", message, { zone: message });
  }
  return saveVersioned({
    write: () => savePincodeRow(rowOfPincode(pincode, form), version),
    read: async () => {
      const row = await findPincodeRow(pincode);
      return row
        ? { values: formOfPincode(row.values), version: row.version }
        : { values: form, version: null };
    },
    lastEditor: () => findLastEditor("pincodes", [pincode]),
  });
}
