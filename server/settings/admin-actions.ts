"use server";

import { z } from "zod";
import { savePrintingSchema } from "@/lib/designer/printing/printing-form";
import { indianDate } from "@/lib/orders/when";
import { gstChangeSchema } from "@/lib/pricing/gst-timeline";
import { logoKeys } from "@/lib/settings/logos";
import { savePincodeSchema } from "@/lib/settings/pincode-rows";
import { settingKeys } from "@/lib/settings/product-settings";
import { productSettingsSchema } from "@/lib/settings/product-settings-schema";
import { versionSchema } from "@/lib/settings/version-schema";
import { saveZoneSchema } from "@/lib/settings/zone-schema";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { makeSaveDocument } from "./documents";
import { readPrinting, savePrinting } from "./printing-repository";
import {
  addGstRates,
  deleteZone,
  findLastEditor,
  readProductSettings,
  removeGstRates,
  saveProductSettings,
} from "./repository";
import { setLogo } from "./save-logo";
import { savePincode, saveZone } from "./save-place";
import { explained, saveVersioned } from "./save-versioned";

const version = versionSchema;

export const saveProductSettingsAction = defineAction({
  name: "settings: save product settings",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: productSettingsSchema.safeExtend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveProductSettings(values, seen),
      read: readProductSettings,
      lastEditor: () => findLastEditor("product_settings", settingKeys),
    }),
});

export const saveGeneralAction = defineAction({ guard: "settings.write", ...makeSaveDocument("general") });
export const saveBusinessAction = defineAction({ guard: "settings.write", ...makeSaveDocument("business") });
export const saveAnalyticsAction = defineAction({
  guard: "settings.write",
  ...makeSaveDocument("analytics"),
});
export const saveChatAction = defineAction({ guard: "settings.write", ...makeSaveDocument("chat") });
export const saveNotificationsAction = defineAction({
  guard: "settings.write",
  ...makeSaveDocument("notifications"),
});
export const saveProductInformationAction = defineAction({
  guard: "settings.write",
  ...makeSaveDocument("product-information"),
});
export const saveAiArtAction = defineAction({ guard: "settings.write", ...makeSaveDocument("ai-art") });
export const saveReferralAction = defineAction({ guard: "settings.write", ...makeSaveDocument("referral") });
export const saveLeadsAction = defineAction({ guard: "settings.write", ...makeSaveDocument("leads") });

export const saveZoneAction = defineAction({
  name: "settings: save zone",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: saveZoneSchema,
  run: ({ zone, version: seen, ...form }) => saveZone(zone, seen, form),
});

export const deleteZoneAction = defineAction({
  name: "settings: delete zone",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ zone: z.string().max(30), pincodes: z.int().min(0) }),
  run: ({ zone, pincodes }) => explained(() => deleteZone(zone, pincodes)),
});

export const savePincodeAction = defineAction({
  name: "settings: save pincode",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: savePincodeSchema,
  run: ({ pincode, version: seen, ...form }) => savePincode(pincode, seen, form),
});

export const addGstChangeAction = defineAction({
  name: "settings: add tax",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: gstChangeSchema,
  run: async ({ hsnPrefix, startsOn, percent, above, percentAbove, thresholdTax }, { now }) => {
    if (startsOn <= indianDate(now)) {
      const message = "Choose tomorrow or later: today's rate is already on invoices";
      throw new AppError("invalid_input", message, { startsOn: message });
    }
    const base = {
      ...{ hsn_prefix: hsnPrefix, starts_on: startsOn },
      above_includes_tax: thresholdTax === "included",
    };
    const rows = [{ ...base, above: 0, percent: Number(percent) }];
    if (above !== "") rows.push({ ...base, above: Number(above), percent: Number(percentAbove) });
    await explained(() => addGstRates(rows));
  },
});

export const removeGstChangeAction = defineAction({
  name: "settings: remove tax",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ hsnPrefix: z.string().regex(/^\d{0,8}$/), startsOn: z.iso.date() }),
  run: ({ hsnPrefix, startsOn }) => explained(() => removeGstRates(hsnPrefix, startsOn)),
});

export const savePrintingAction = defineAction({
  name: "settings: save printing",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: savePrintingSchema,
  run: ({ version: seen, ...form }) =>
    saveVersioned({
      write: () => savePrinting(form, seen),
      read: readPrinting,
      lastEditor: async () => (await readPrinting()).by,
    }),
});

export const removeLogoAction = defineAction({
  name: "settings: remove logo",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ key: z.enum(logoKeys), version }),
  run: ({ key, version: seen }) => setLogo(key, seen, ""),
});
