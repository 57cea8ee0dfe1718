import "server-only";
import { type Env, env } from "@/server/env";
import type { MailSettings } from "@/server/integrations/mailer";
import type { SlackSettings } from "@/server/integrations/slack";
import type { SmsSettings } from "@/server/integrations/sms";

type Channel<T> = { isOn: true; settings: T } | { isOn: false; why: string };

const mailVariables = ["MAIL_API_KEY", "MAIL_FROM"] as const;
const smsVariables = ["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"] as const;

type MailEnv = Pick<Env, "MAIL_API_URL" | (typeof mailVariables)[number]>;
type SmsEnv = Pick<Env, "SMS_API_URL" | (typeof smsVariables)[number]>;

/** Without its keys a channel is off: its messages wait in the outbox. */
export function mailSettingsOf(source: MailEnv): Channel<MailSettings> {
  const { MAIL_API_URL: apiUrl, MAIL_API_KEY: apiKey, MAIL_FROM: from } = source;
  if (apiKey && from) return { isOn: true, settings: { apiUrl, apiKey, from } };
  return { isOn: false, why: `${mailVariables.find((name) => !source[name])} is not set` };
}

export function smsSettingsOf(source: SmsEnv): Channel<SmsSettings> {
  const { SMS_API_URL: apiUrl, SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken } = source;
  const from = source.SMS_FROM;
  if (accountSid && authToken && from)
    return { isOn: true, settings: { apiUrl, accountSid, authToken, from } };
  return { isOn: false, why: `${smsVariables.find((name) => !source[name])} is not set` };
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

export function smsSettings(): Channel<SmsSettings> {
  return smsSettingsOf(env());
}

export function slackSettings(): Channel<SlackSettings> {
  return slackSettingsOf(env());
}
