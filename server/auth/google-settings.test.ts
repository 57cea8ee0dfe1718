import { googleSettingsOf } from "./google-settings";

const keys = {
  GOOGLE_CLIENT_ID: "client",
  GOOGLE_CLIENT_SECRET: "secret",
  NEXTAUTH_SECRET: "s".repeat(32),
  GOOGLE_ISSUER_URL: "https://accounts.google.com",
};

test("Google is on with its three keys", () => {
  expect(googleSettingsOf(keys)).toMatchObject({ isOn: true, clientId: "client" });
});

test.each(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "NEXTAUTH_SECRET"])(
  "Google is off without %s, or with an empty one, and the log names it",
  (name) => {
    const off = { isOn: false, why: `${name} is not set` };
    expect(googleSettingsOf({ ...keys, [name]: undefined })).toEqual(off);
    expect(googleSettingsOf({ ...keys, [name]: "" })).toEqual(off);
  },
);
