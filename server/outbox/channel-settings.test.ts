import { mailSettingsOf, slackSettingsOf, smsSettingsOf } from "./channel-settings";

const mail = {
  MAIL_API_URL: "https://api.resend.com",
  MAIL_API_KEY: "re_1",
  MAIL_FROM: "Kapas <a@kapas.in>",
};
const sms = {
  SMS_API_URL: "https://api.twilio.com",
  SMS_ACCOUNT_SID: "AC1",
  SMS_AUTH_TOKEN: "token",
  SMS_FROM: "KAPAS",
};

test("each channel is on with its keys", () => {
  expect(mailSettingsOf(mail)).toMatchObject({ isOn: true, settings: { apiKey: "re_1" } });
  expect(smsSettingsOf(sms)).toMatchObject({ isOn: true, settings: { accountSid: "AC1", from: "KAPAS" } });
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

test("Slack is on with its token, and off without it or with an empty one", () => {
  const slack = { SLACK_API_URL: "https://slack.com/api", SLACK_BOT_TOKEN: "xoxb-1" };
  expect(slackSettingsOf(slack)).toMatchObject({ isOn: true, settings: { token: "xoxb-1" } });
  for (const SLACK_BOT_TOKEN of [undefined, ""])
    expect(slackSettingsOf({ ...slack, SLACK_BOT_TOKEN })).toMatchObject({ isOn: false });
});
