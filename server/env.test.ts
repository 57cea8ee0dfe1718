import { parseEnv } from "./env";

const secret = "x".repeat(32);
const production = {
  APP_ENV: "production",
  NEXT_PUBLIC_SITE_URL: "https://shop.example.com",
  NEXT_PUBLIC_SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1",
  SUPABASE_SECRET_KEY: "sb_secret_1",
  RAZORPAY_KEY_ID: "rzp_live_1",
  RAZORPAY_KEY_SECRET: "1",
  RAZORPAY_WEBHOOK_SECRET: "2",
  ORDER_TOKEN_SECRET: secret,
  JOBS_SECRET: secret,
  CAPTCHA_SECRET: secret,
};

test("Google is a choice: its variables may be absent or empty", () => {
  expect(parseEnv(production).GOOGLE_ISSUER_URL).toBe("https://accounts.google.com");
  expect(() =>
    parseEnv({ ...production, GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "", NEXTAUTH_SECRET: "" }),
  ).not.toThrow();
});

describe("Razorpay's keys and the kind of shop", () => {
  const keysOf = (APP_ENV: string, RAZORPAY_KEY_ID: string) => () =>
    parseEnv({ ...production, APP_ENV, RAZORPAY_KEY_ID });

  it.each(["rzp_test_1", "rzp_live", "key", "RZP_LIVE_1"])("production does not start with %s", (key) => {
    expect(keysOf("production", key)).toThrow("RAZORPAY_KEY_ID: must be a live key");
  });

  it.each(["sandbox", "preview"])("%s takes no real money", (appEnv) => {
    expect(keysOf(appEnv, "rzp_live_1")).toThrow("RAZORPAY_KEY_ID: is a live key");
    expect(keysOf(appEnv, "rzp_test_1")).not.toThrow();
  });

  it("and the fault shows no value", () => {
    expect(keysOf("sandbox", "rzp_live_9f2c")).not.toThrow("9f2c");
  });
});

test.each([
  ["GOOGLE_ISSUER_URL", "https://accounts.google.example"],
  ["GOOGLE_ISSUER_URL", "http://127.0.0.1:54321/google"],
  ["GOOGLE_CLIENT_ID", "sandbox-kapas.apps.googleusercontent.test"],
  ["MAIL_API_KEY", "re_sandbox-kapas-mail-key"],
  ["MAIL_FROM", "Kapas"],
  ["MAIL_API_URL", "http://127.0.0.1:54321/mail"],
  ["SMS_ACCOUNT_SID", "ACsandboxKapas0000000000000000001"],
  ["SMS_API_URL", "http://localhost:54321/sms"],
  ["NEXTAUTH_SECRET", "sandbox-next-auth-secret-of-kapas-00000001"],
  ["NEXTAUTH_SECRET", "too short"],
  ["STAFF_TWO_FACTOR", "maybe"],
])("production refuses %s=%s by name", (name, value) => {
  expect(() => parseEnv({ ...production, [name]: value })).toThrow(name);
});
