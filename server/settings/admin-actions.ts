"use server";

import { z } from "zod";
import { savePrintingSchema } from "@/lib/designer/printing-form";
import { indianDate } from "@/lib/orders/when";
import { gstChangeSchema } from "@/lib/pricing/gst-timeline";
import { analyticsSchema, chatSchema, notificationsSchema } from "@/lib/settings/admin-settings";
import { aiArtSettingsSchema } from "@/lib/settings/ai-art-settings";
import { generalKeys } from "@/lib/settings/general-labels";
import { leadSettingsSchema } from "@/lib/settings/lead-settings";
import { logoKeys } from "@/lib/settings/logos";
import { savePincodeSchema } from "@/lib/settings/pincode-rows";
import { settingKeys } from "@/lib/settings/product-settings";
import { productSettingsSchema } from "@/lib/settings/product-settings-schema";
import { referralSettingsSchema } from "@/lib/settings/referral-settings";
import { generalSchema, versionSchema } from "@/lib/settings/site-settings";
import { saveZoneSchema } from "@/lib/settings/zone-schema";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import {
  readAiArt,
  readAnalytics,
  readChat,
  readGeneral,
  readLeads,
  readNotifications,
  readReferral,
} from "./documents";
import { readPrinting, savePrinting } from "./printing-repository";
import {
  addGstRates,
  deleteZone,
  findLastEditor,
  readProductSettings,
  removeGstRates,
  saveAdminSetting,
  saveProductSettings,
  saveSiteSettings,
} from "./repository";
import { putLogo } from "./save-logo";
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

export const saveGeneralAction = defineAction({
  name: "settings: save general",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: generalSchema.extend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveSiteSettings(values, seen),
      read: readGeneral,
      lastEditor: () => findLastEditor("site_settings", generalKeys),
    }),
});

export const saveAnalyticsAction = defineAction({
  name: "settings: save analytics",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: analyticsSchema.safeExtend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveAdminSetting("analytics_settings", values, seen),
      read: readAnalytics,
      lastEditor: () => findLastEditor("admin_settings", ["analytics_settings"]),
    }),
});

export const saveChatAction = defineAction({
  name: "settings: save chat",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: chatSchema.safeExtend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveAdminSetting("chat_settings", values, seen),
      read: readChat,
      lastEditor: () => findLastEditor("admin_settings", ["chat_settings"]),
    }),
});

export const saveNotificationsAction = defineAction({
  name: "settings: save notifications",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: notificationsSchema.safeExtend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveAdminSetting("notification_settings", values, seen),
      read: readNotifications,
      lastEditor: () => findLastEditor("admin_settings", ["notification_settings"]),
    }),
});

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
  run: async ({ hsnPrefix, startsOn, percent, above, percentAbove }, { now }) => {
    if (startsOn <= indianDate(now)) {
      const message = "Choose tomorrow or a later day: today's rate is on invoices";
      throw new AppError("invalid_input", message, { startsOn: message });
    }
    const base = { hsn_prefix: hsnPrefix, starts_on: startsOn };
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

export const saveAiArtAction = defineAction({
  name: "settings: save ai art",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: aiArtSettingsSchema.safeExtend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveAdminSetting("ai_art_settings", values, seen),
      read: readAiArt,
      lastEditor: () => findLastEditor("admin_settings", ["ai_art_settings"]),
    }),
});

export const saveReferralAction = defineAction({
  name: "settings: save referral",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: referralSettingsSchema.safeExtend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveAdminSetting("referral_settings", values, seen),
      read: readReferral,
      lastEditor: () => findLastEditor("admin_settings", ["referral_settings"]),
    }),
});

export const saveLeadsAction = defineAction({
  name: "settings: save leads",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: leadSettingsSchema.extend({ version }),
  run: ({ version: seen, ...values }) =>
    saveVersioned({
      write: () => saveAdminSetting("lead_settings", values, seen),
      read: readLeads,
      lastEditor: () => findLastEditor("admin_settings", ["lead_settings"]),
    }),
});

export const removeLogoAction = defineAction({
  name: "settings: remove logo",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ key: z.enum(logoKeys), version }),
  run: ({ key, version: seen }) => putLogo(key, seen, ""),
});
