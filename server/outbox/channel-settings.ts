import "server-only";
import { type Env, env } from "@/server/env";
import type { MailSettings } from "@/server/integrations/mailer";
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

export function mailSettings(): Channel<MailSettings> {
  return mailSettingsOf(env());
}

export function smsSettings(): Channel<SmsSettings> {
  return smsSettingsOf(env());
}
