import { createHash } from "node:crypto";
import { isFactorRequired, parseEnv } from "./env";

const random = (name: string) => createHash("sha256").update(name).digest("base64");
const production = {
  APP_ENV: "production",
  TRUSTED_PROXIES: "1",
  NEXT_PUBLIC_SITE_URL: "https://shop.example.com",
  NEXT_PUBLIC_SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1",
  SUPABASE_SECRET_KEY: "sb_secret_1",
  RAZORPAY_KEY_ID: "rzp_live_1",
  RAZORPAY_KEY_SECRET: "k9Qw2mZx8Lr4Vb7Tn1Yc5Hd3",
  RAZORPAY_WEBHOOK_SECRET: random("hook"),
  ORDER_TOKEN_SECRET: random("order"),
  JOBS_SECRET: random("jobs"),
  CAPTCHA_SECRET: random("captcha"),
};

test("Google is optional: its variables may be absent or empty", () => {
  expect(parseEnv(production).GOOGLE_ISSUER_URL).toBe("https://accounts.google.com");
  expect(() =>
    parseEnv({ ...production, GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "", NEXTAUTH_SECRET: "" }),
  ).not.toThrow();
});

test("AI art is optional: a provider needs its key, none needs nothing", () => {
  expect(parseEnv(production).AI_IMAGE_PROVIDER).toBe("none");
  const withFal = { ...production, AI_IMAGE_PROVIDER: "fal" };
  expect(() => parseEnv(withFal)).toThrow("AI_IMAGE_API_KEY is not set");
  expect(() => parseEnv({ ...withFal, AI_IMAGE_API_KEY: "" })).toThrow(
    "must be set while AI_IMAGE_PROVIDER is fal",
  );
  expect(() => parseEnv({ ...withFal, AI_IMAGE_API_KEY: random("fal") })).not.toThrow();
});

describe("Razorpay's keys and the kind of shop", () => {
  const keysOf = (APP_ENV: string, RAZORPAY_KEY_ID: string) => () =>
    parseEnv({ ...production, APP_ENV, RAZORPAY_KEY_ID });

  it.each(["rzp_test_1", "rzp_live", "key", "RZP_LIVE_1"])("production does not start with %s", (key) => {
    expect(keysOf("production", key)).toThrow("RAZORPAY_KEY_ID: must be a live key");
  });

  it.each(["sandbox", "preview"])("%s rejects live keys", (appEnv) => {
    expect(keysOf(appEnv, "rzp_live_1")).toThrow("RAZORPAY_KEY_ID: is a live key");
    expect(keysOf(appEnv, "rzp_test_1")).not.toThrow();
  });

  it("hides the key's value in the error", () => {
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
  ["SANDBOX_NOW", "2026-11-27T06:30:00Z"],
])("production refuses %s=%s and names the variable", (name, value) => {
  expect(() => parseEnv({ ...production, [name]: value })).toThrow(name);
});

test("only the sandbox starts its clock at another time", () => {
  const start = (APP_ENV: string, SANDBOX_NOW: string) => () =>
    parseEnv({ ...production, APP_ENV, RAZORPAY_KEY_ID: "rzp_test_1", SANDBOX_NOW });
  expect(start("sandbox", "2026-11-27T06:30:00Z")).not.toThrow();
  expect(start("sandbox", "")).not.toThrow();
  expect(start("sandbox", "tomorrow")).toThrow("SANDBOX_NOW: ");
  expect(start("preview", "2026-11-27T06:30:00Z")).toThrow("SANDBOX_NOW: is for the sandbox only");
});

const oldKey = (role: string) => `eyJ.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.x`;

describe("production starts with safe values only, and names each other one", () => {
  it.each([
    ["NEXT_PUBLIC_SITE_URL", "http://shop.example.com"],
    ["NEXT_PUBLIC_SUPABASE_URL", "http://project.supabase.co"],
    ["RAZORPAY_API_URL", "http://api.razorpay.com"],
    ["RAZORPAY_WEBHOOK_SECRET", "1"],
    ["RAZORPAY_WEBHOOK_SECRET", "razorpay-webhook-secret"],
    ["RAZORPAY_WEBHOOK_SECRET", "x".repeat(40)],
    ["RAZORPAY_WEBHOOK_SECRET_OLD", "1"],
    ["JOBS_SECRET", "x".repeat(40)],
    ["CAPTCHA_SECRET", production.JOBS_SECRET],
    ["RAZORPAY_WEBHOOK_SECRET", production.RAZORPAY_KEY_SECRET],
    ["NEXTAUTH_SECRET", production.ORDER_TOKEN_SECRET],
    ["SUPABASE_SECRET_KEY", "sb_publishable_1"],
    ["SUPABASE_SECRET_KEY", oldKey("anon")],
    ["SUPABASE_PUBLISHABLE_KEY", "sb_secret_1"],
    ["SUPABASE_PUBLISHABLE_KEY", oldKey("service_role")],
    ["RAZORPAY_KEY_SECRET", "rzp_live_1"],
    ["RAZORPAY_KEY_ID", production.RAZORPAY_KEY_SECRET],
  ])("not with %s=%s", (name, value) => {
    expect(() => parseEnv({ ...production, [name]: value })).toThrow(`${name}: `);
    if (value.length > 20) expect(() => parseEnv({ ...production, [name]: value })).not.toThrow(value);
  });

  it("production accepts keys of the old form", () => {
    const keys = { SUPABASE_PUBLISHABLE_KEY: oldKey("anon"), SUPABASE_SECRET_KEY: oldKey("service_role") };
    expect(() => parseEnv({ ...production, ...keys })).not.toThrow();
  });
});

test("production admits no staff without an authenticator app, unless its environment allows it", () => {
  expect(isFactorRequired({ APP_ENV: "production" })).toBe(true);
  expect(isFactorRequired({ APP_ENV: "production", STAFF_TWO_FACTOR: "optional" })).toBe(false);
});

test("the sandbox's admin logs in with the password from the README", () => {
  expect(isFactorRequired({ APP_ENV: "sandbox" })).toBe(false);
  expect(isFactorRequired({ APP_ENV: "preview", STAFF_TWO_FACTOR: "required" })).toBe(true);
});
