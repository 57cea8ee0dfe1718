import { authFetch } from "./auth-fetch";

const secret = "x".repeat(40);
const publishable = "sb_publishable_test";
let requestHeaders: Headers | null = null;

vi.mock("next/headers", () => ({
  headers: async () => {
    if (!requestHeaders) throw new Error("`headers` was called outside a request scope");
    return requestHeaders;
  },
}));

let sent: { url: string; headers: Headers }[] = [];

beforeEach(() => {
  sent = [];
  requestHeaders = new Headers({ "x-forwarded-for": "203.0.113.9" });
  vi.spyOn(process, "env", "get").mockReturnValue({
    NODE_ENV: "test",
    APP_ENV: "preview",
    TRUSTED_PROXIES: "1",
    NEXT_PUBLIC_SITE_URL: "https://shop.example",
    NEXT_PUBLIC_SUPABASE_URL: "https://project.example",
    SUPABASE_PUBLISHABLE_KEY: publishable,
    SUPABASE_SECRET_KEY: "sb_secret_test",
    RAZORPAY_KEY_ID: "key",
    RAZORPAY_KEY_SECRET: "key",
    RAZORPAY_WEBHOOK_SECRET: "key",
    ORDER_TOKEN_SECRET: secret,
    JOBS_SECRET: secret,
    CAPTCHA_SECRET: secret,
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    sent.push({ url: String(url), headers: new Headers(init?.headers) });
    return new Response("{}");
  });
});
afterEach(() => vi.restoreAllMocks());

async function headersFor(path: string, authorization: string) {
  const headers = { apikey: publishable, authorization };
  await authFetch(`https://project.example${path}`, { method: "POST", headers });
  return sent[0]?.headers;
}

test("the auth server gets the visitor's address, with the secret key and the visitor's own token", async () => {
  const headers = await headersFor("/auth/v1/verify", "Bearer token-of-asha");
  expect(headers?.get("sb-forwarded-for")).toBe("203.0.113.9");
  expect(headers?.get("apikey")).toBe("sb_secret_test");
  expect(headers?.get("authorization")).toBe("Bearer token-of-asha");
});

test("the publishable key is not sent beside the secret one", async () => {
  expect((await headersFor("/auth/v1/otp", `Bearer ${publishable}`))?.get("authorization")).toBeNull();
});

test("the secret key is sent to no table, where row policies decide", async () => {
  const headers = await headersFor("/rest/v1/orders", "Bearer token-of-asha");
  expect(headers?.get("apikey")).toBe(publishable);
  expect(headers?.get("sb-forwarded-for")).toBeNull();
});

test("only a valid address is forwarded, and only inside a request", async () => {
  requestHeaders = new Headers({ "x-forwarded-for": "unknown" });
  expect((await headersFor("/auth/v1/otp", "Bearer t"))?.get("sb-forwarded-for")).toBeNull();
  requestHeaders = null;
  sent = [];
  expect((await headersFor("/auth/v1/otp", "Bearer t"))?.get("sb-forwarded-for")).toBeNull();
});
