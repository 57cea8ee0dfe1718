import { z } from "zod";
import {
  chatIdFields,
  chatIds,
  chatProviders,
  type IdRule,
  shopEvents,
  trackers,
} from "./admin-setting-lists";

// Documents of admin_settings. private.find_admin_setting_problem() has the same rules.

const text = z.string().trim().max(200);

function checkId(
  context: z.RefinementCtx,
  field: string,
  { value, isNeeded, rule }: { value: string; isNeeded: boolean; rule: Pick<IdRule, "pattern" | "problem"> },
): void {
  if (value === "" ? !isNeeded : rule.pattern.test(value)) return;
  context.addIssue({ code: "custom", path: [field], message: rule.problem });
}

export const analyticsSchema = z
  .strictObject({
    enableAnalytics: z.boolean(),
    analyticsId: text,
    enableAds: z.boolean(),
    adsId: text,
    enableTagManager: z.boolean(),
    tagManagerId: text,
    enableFacebookPixel: z.boolean(),
    facebookPixelId: text,
    enableClarity: z.boolean(),
    clarityId: text,
  })
  .superRefine((settings, context) => {
    for (const rule of trackers) {
      checkId(context, rule.id, { value: settings[rule.id], isNeeded: settings[rule.flag], rule });
    }
  });

export type AnalyticsSettings = z.infer<typeof analyticsSchema>;

export const chatSchema = z
  .strictObject({
    enableChat: z.boolean(),
    chatProvider: z.enum(chatProviders, "Choose a provider"),
    tawkPropertyId: text,
    tawkWidgetId: text,
    intercomAppId: text,
    zendeskKey: text,
    crispWebsiteId: text,
    livechatLicense: text,
    freshchatToken: text,
    freshchatHost: text,
  })
  .superRefine((settings, context) => {
    for (const field of chatIdFields) {
      const rule = chatIds[field];
      const isNeeded = settings.enableChat && settings.chatProvider === rule.provider;
      checkId(context, field, { value: settings[field], isNeeded, rule });
    }
  });

export type ChatSettings = z.infer<typeof chatSchema>;

const events = z.array(z.enum(shopEvents)).max(shopEvents.length);

export const notificationsSchema = z
  .strictObject({ email: text, slackChannel: text, emailOn: events, slackOn: events })
  .superRefine(({ email, slackChannel, emailOn, slackOn }, context) => {
    const address = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/;
    checkId(context, "email", {
      value: email,
      isNeeded: emailOn.length > 0,
      rule: { pattern: address, problem: "Type an e-mail address" },
    });
    checkId(context, "slackChannel", {
      value: slackChannel,
      isNeeded: slackOn.length > 0,
      rule: { pattern: /^#[a-z0-9_-]{1,79}$/, problem: "Type a channel such as #orders" },
    });
  });

export type NotificationSettings = z.infer<typeof notificationsSchema>;

export const noAnalytics: AnalyticsSettings = {
  enableAnalytics: false,
  analyticsId: "",
  enableAds: false,
  adsId: "",
  enableTagManager: false,
  tagManagerId: "",
  enableFacebookPixel: false,
  facebookPixelId: "",
  enableClarity: false,
  clarityId: "",
};

export const noChat: ChatSettings = {
  enableChat: false,
  chatProvider: "tawk",
  tawkPropertyId: "",
  tawkWidgetId: "",
  intercomAppId: "",
  zendeskKey: "",
  crispWebsiteId: "",
  livechatLicense: "",
  freshchatToken: "",
  freshchatHost: "",
};

export const noNotifications: NotificationSettings = {
  email: "",
  slackChannel: "",
  emailOn: [],
  slackOn: [],
};
