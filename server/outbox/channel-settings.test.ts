import { type SmsTemplate, smsTemplateNames } from "@/lib/mail/sms-templates";
import { lacksDltIds, mailSettingsOf, slackSettingsOf, smsSettingsOf } from "./channel-settings";

const mail = {
  MAIL_API_URL: "https://api.resend.com",
  MAIL_API_KEY: "re_1",
  MAIL_FROM: "Kapas <a@kapas.in>",
};
const sms = {
  APP_ENV: "preview" as const,
  SMS_PROVIDER: "twilio" as const,
  SMS_API_URL: "",
  SMS_DLT_TEMPLATES: new Map<SmsTemplate, string>(),
  SMS_ACCOUNT_SID: "AC1",
  SMS_AUTH_TOKEN: "token",
  SMS_FROM: "KAPAS",
};

test("each channel is on with its keys", () => {
  expect(mailSettingsOf(mail)).toMatchObject({ isOn: true, settings: { apiKey: "re_1" } });
  expect(smsSettingsOf(sms)).toMatchObject({
    isOn: true,
    settings: { accountSid: "AC1", from: "KAPAS", apiUrl: "https://api.twilio.com" },
  });
});

test.each(["MAIL_API_KEY", "MAIL_FROM"])(
  "email is off without %s, or with an empty one, and the log names it",
  (name) => {
    for (const value of [undefined, ""]) {
      expect(mailSettingsOf({ ...mail, [name]: value })).toEqual({ isOn: false, why: `${name} is not set` });
    }
  },
);

test.each(["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"])(
  "SMS is off without %s, and the log names it",
  (name) => {
    for (const value of [undefined, ""]) {
      expect(smsSettingsOf({ ...sms, [name]: value })).toEqual({ isOn: false, why: `${name} is not set` });
    }
  },
);

test("MSG91 needs no account id", () => {
  expect(smsSettingsOf({ ...sms, SMS_PROVIDER: "msg91", SMS_ACCOUNT_SID: "" })).toMatchObject({
    isOn: true,
    settings: { provider: "msg91", apiUrl: "https://api.msg91.com", authToken: "token" },
  });
});

test("SMS is off in production without its DLT ids, and Health names them", () => {
  const live = { ...sms, APP_ENV: "production" as const };
  expect(smsSettingsOf(live)).toEqual({ isOn: false, why: "SMS_DLT_ENTITY_ID is not set" });
  const ids = new Map(smsTemplateNames.map((name) => [name, "1107000000000000001"]));
  const registered = { ...live, SMS_DLT_ENTITY_ID: "1101000000000000001", SMS_DLT_TEMPLATES: ids };
  expect(smsSettingsOf(registered).isOn).toBe(true);
  ids.delete("cod_code");
  expect(smsSettingsOf(registered)).toEqual({
    isOn: false,
    why: "SMS_DLT_TEMPLATES has no id for cod_code",
  });
});

test("Slack is on with its token, and off without it or with an empty one", () => {
  const slack = { SLACK_API_URL: "https://slack.com/api", SLACK_BOT_TOKEN: "xoxb-1" };
  expect(slackSettingsOf(slack)).toMatchObject({ isOn: true, settings: { token: "xoxb-1" } });
  for (const SLACK_BOT_TOKEN of [undefined, ""])
    expect(slackSettingsOf({ ...slack, SLACK_BOT_TOKEN })).toMatchObject({ isOn: false });
});

test("DLT ids are missing only where SMS is on", () => {
  expect(lacksDltIds(sms)).toBe(true);
  expect(lacksDltIds({ ...sms, SMS_AUTH_TOKEN: "" })).toBe(false);
  const ids = new Map(smsTemplateNames.map((name) => [name, "1107000000000000001"]));
  const registered = { ...sms, SMS_DLT_ENTITY_ID: "1101000000000000001", SMS_DLT_TEMPLATES: ids };
  expect(lacksDltIds(registered)).toBe(false);
});
