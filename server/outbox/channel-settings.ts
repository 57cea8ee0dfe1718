import "server-only";
import { type SmsTemplate, smsTemplateNames } from "@/lib/mail/sms-templates";
import { type Env, env } from "@/server/env";
import type { MailSettings } from "@/server/integrations/mailer";
import type { SlackSettings } from "@/server/integrations/slack";
import type { SmsSettings } from "@/server/integrations/sms";

type Channel<T> = { isOn: true; settings: T } | { isOn: false; why: string };

const mailVariables = ["MAIL_API_KEY", "MAIL_FROM"] as const;
const smsVariables = {
  twilio: ["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"],
  msg91: ["SMS_AUTH_TOKEN", "SMS_FROM"],
} as const;
const smsApis = { twilio: "https://api.twilio.com", msg91: "https://api.msg91.com" };

type MailEnv = Pick<Env, "MAIL_API_URL" | (typeof mailVariables)[number]>;
type SmsEnv = Pick<
  Env,
  | ("APP_ENV" | "SMS_PROVIDER" | "SMS_API_URL" | "SMS_DLT_ENTITY_ID" | "SMS_DLT_TEMPLATES")
  | (typeof smsVariables)["twilio"][number]
>;

/** Without its keys a channel is off: its messages wait in the outbox. */
export function mailSettingsOf(source: MailEnv): Channel<MailSettings> {
  const { MAIL_API_URL: apiUrl, MAIL_API_KEY: apiKey, MAIL_FROM: from } = source;
  if (apiKey && from) return { isOn: true, settings: { apiUrl, apiKey, from } };
  return { isOn: false, why: `${mailVariables.find((name) => !source[name])} is not set` };
}

/** The provider's settings, and the ids of the texts at the DLT platform. */
export type SmsChannel = SmsSettings & { templates: ReadonlyMap<SmsTemplate, string> };

function findMissingDltId({ SMS_DLT_ENTITY_ID, SMS_DLT_TEMPLATES }: SmsEnv): string | null {
  if (!SMS_DLT_ENTITY_ID) return "SMS_DLT_ENTITY_ID is not set";
  const missing = smsTemplateNames.filter((name) => !SMS_DLT_TEMPLATES.has(name));
  return missing.length === 0 ? null : `SMS_DLT_TEMPLATES has no id for ${missing.join(", ")}`;
}

const findUnsetKey = (source: SmsEnv) => smsVariables[source.SMS_PROVIDER].find((name) => !source[name]);

/** Whether the shop has an SMS provider, but not all DLT ids. */
export const lacksDltIds = (source: SmsEnv): boolean =>
  !findUnsetKey(source) && findMissingDltId(source) !== null;

export function smsSettingsOf(source: SmsEnv): Channel<SmsChannel> {
  const { SMS_PROVIDER: provider, SMS_AUTH_TOKEN, SMS_FROM, SMS_ACCOUNT_SID } = source;
  const unset = findUnsetKey(source);
  // In production an SMS without its DLT ids would be dropped by the networks: the channel is off until all are set.
  const missing = source.APP_ENV === "production" ? findMissingDltId(source) : null;
  const why = unset ? `${unset} is not set` : missing;
  if (why !== null) return { isOn: false, why };
  const sender = {
    apiUrl: source.SMS_API_URL || smsApis[provider],
    authToken: SMS_AUTH_TOKEN ?? "",
    from: SMS_FROM ?? "",
    dltEntityId: source.SMS_DLT_ENTITY_ID ?? "",
    templates: source.SMS_DLT_TEMPLATES,
  };
  const settings: SmsChannel =
    provider === "msg91"
      ? { ...sender, provider }
      : { ...sender, provider, accountSid: SMS_ACCOUNT_SID ?? "" };
  return { isOn: true, settings };
}

export function slackSettingsOf(
  source: Pick<Env, "SLACK_API_URL" | "SLACK_BOT_TOKEN">,
): Channel<SlackSettings> {
  const { SLACK_API_URL: apiUrl, SLACK_BOT_TOKEN: token } = source;
  return token
    ? { isOn: true, settings: { apiUrl, token } }
    : { isOn: false, why: "SLACK_BOT_TOKEN is not set" };
}

export function mailSettings(): Channel<MailSettings> {
  return mailSettingsOf(env());
}

export function smsSettings(): Channel<SmsChannel> {
  return smsSettingsOf(env());
}

export function slackSettings(): Channel<SlackSettings> {
  return slackSettingsOf(env());
}
