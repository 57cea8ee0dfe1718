import { readFileSync } from "node:fs";
import { appEnv, findProductionSetting } from "./app-env";

const place = { siteUrl: "http://localhost:3000", gatewayUrl: "http://127.0.0.1:54321" };

test.each([
  ["NODE_ENV", "production"],
  ["APP_ENV", "production"],
  ["RAZORPAY_KEY_ID", "rzp_live_AbCdEf"],
  ["GOOGLE_CLIENT_SECRET", "GOCSPX-9f2c"],
  ["MAIL_API_KEY", "re_9f2cAbCd"],
  ["SLACK_BOT_TOKEN", "xoxb-1234567890-abcdef"],
  ["SMS_ACCOUNT_SID", "AC0123456789abcdef0123456789abcdef"],
  ["AI_IMAGE_API_KEY", "sk-proj-9f2c"],
  ["SUPABASE_SECRET_KEY", "sb_secret_9f2c"],
  ["SUPABASE_SECRET_KEY", "eyJhbGciOi"],
  ["NEXT_PUBLIC_SUPABASE_URL", "https://abcdefgh.supabase.co"],
])("%s=%s keeps the sandbox from starting; the error has the name but not the value", (name, value) => {
  const reason = findProductionSetting({ [name]: value });
  expect(reason).toContain(name);
  if (value !== "production") expect(reason).not.toContain(value);
});

test("the sandbox starts with its own values and with an empty environment", () => {
  expect(findProductionSetting({})).toBeNull();
  expect(findProductionSetting(appEnv(place))).toBeNull();
});

test("the app gets every variable of .env.example", () => {
  const documented = [...readFileSync(".env.example", "utf8").matchAll(/^#? ?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(documented.length).toBeGreaterThan(10);
  expect(Object.keys(appEnv(place))).toEqual(expect.arrayContaining(documented));
});
