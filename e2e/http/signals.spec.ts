import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { newIp } from "../support/attempts";
import { backend, rowsOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { shopUrl } from "../support/env";
import { get, postJson, type Reply } from "../support/http";
import { PlainBrowser } from "../support/plain-browser";
import { moveDatabase, type ShopCopy, startShopCopy } from "../support/shop-copy";
import { makeStaff } from "../support/staff";

// What the shop tells of itself: metrics, ids of requests, errors of browsers, notices in Slack.

const errorPath = "/api/send-error-notification";
const chatPath = "/api/send-slack-notification";
const metricsSecret = `Bearer ${sandboxKeys.metricsSecret}`;

const letters = () => randomUUID().replace(/[^a-f]/g, "");
const report = (more: object = {}) => ({
  type: "screen",
  message: `TypeError: ${letters()}`,
  url: `${shopUrl}/cart?t=1`,
  ...more,
});

function expectRefusal({ status, body }: Reply, expected: number): void {
  expect(status, body).toBe(expected);
  expect(JSON.parse(body).error).toEqual(expect.stringMatching(/\w{3,}/));
}

async function cookieOf({ email, password }: { email: string; password: string }): Promise<string> {
  const browser = new PlainBrowser();
  await browser.submit("/auth", "Login", { email, password });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function newestErrors(): Promise<{ message: string; page: string }[]> {
  const { data } = await backend.rpc("shop_health");
  return Object(data).newest_errors;
}

test("an error of a browser is kept, without mail, phone, code and what follows the page's path", async () => {
  const word = letters();
  const { status } = await postJson(
    errorPath,
    report({
      message: `No ${word} of ${word}@example.com, +91 98765 43210, otp 493021`,
      url: `${shopUrl}/order-details/KP-2F4A-81C7-9D3E?t=${word}secret`,
      stack: `Error\n    at pay (${shopUrl}/_next/static/chunks/a1.js:1:2) ${word}@example.com`,
      digest: "123",
      timestamp: Date.now(),
    }),
  );
  expect(status).toBe(202);
  const { message, page } = (await newestErrors()).find((error) => error.message.includes(word)) ?? {};
  expect(message).toBe(`No ${word} of [mail], [phone], otp [hidden]`);
  expect(page).toBe("/order-details/KP-2F4A-81C7-9D3E");
});

test("what nobody can mend is answered alike, and not kept", async () => {
  const word = letters();
  const message = `Image ${word} failed to load`;
  expect((await postJson(errorPath, report({ message }))).status).toBe(202);
  expect(JSON.stringify(await newestErrors())).not.toContain(word);
});

test("what is no report is refused in words: mistyped, unknown, too long, too large, from elsewhere", async () => {
  for (const wrong of [
    report({ type: "other" }),
    report({ message: { a: 1 } }),
    report({ email: "a@example.com" }),
    report({ stack: "x".repeat(9000) }),
    [report()],
    "null",
    "{",
    "",
  ])
    expectRefusal(await postJson(errorPath, wrong), 400);
  expectRefusal(await postJson(errorPath, report({ stack: "x".repeat(17_000) })), 413);
  expectRefusal(await postJson(errorPath, report(), { origin: "https://evil.example" }), 403);
});

test("a storm from one address is limited, and never an error of the server", async () => {
  const headers = { "x-forwarded-for": newIp() };
  const message = `Storm of ${letters()}`;
  const answers: Reply[] = [];
  for (let round = 0; round < 10; round += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 12 }, () =>
          postJson(errorPath, report({ message, type: "unhandled" }), headers),
        ),
      )),
    );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(60);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(60);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  const told = rowsOf(
    await backend.from("outbox").select("id").eq("topic", "shop_notice").eq("data->>message", message),
  );
  expect(told.length).toBeLessThanOrEqual(2);
});

test("notices in Slack are for staff and for machines with the jobs' secret", async () => {
  const text = `Shelf ${letters()} is empty, ask +91 98765 43210`;
  const kept = async () =>
    rowsOf(
      await backend
        .from("outbox")
        .select("channel, data")
        .like("data->>text", `${text.slice(0, 20)}%`),
    );
  expectRefusal(await postJson(chatPath, { text }), 401);
  expectRefusal(await postJson(chatPath, { text }, { cookie: await cookieOf(await makeCustomer()) }), 403);
  expectRefusal(await postJson(chatPath, { text }, { authorization: "Bearer wrong" }), 401);
  expect(await kept()).toEqual([]);

  const cookie = await cookieOf(await makeStaff("packer"));
  expect((await postJson(chatPath, { text, path: "/admin/inventory" }, { cookie })).status).toBe(202);
  expect(await kept()).toEqual([
    {
      channel: "slack",
      data: expect.objectContaining({
        event: "chat_message",
        text: text.replace("+91 98765 43210", "[phone]"),
        path: "/admin/inventory",
      }),
    },
  ]);

  const machine = { authorization: `Bearer ${sandboxKeys.jobsSecret}`, origin: "" };
  expect((await postJson(chatPath, { text: `Machine ${text}` }, machine)).status).toBe(202);
  for (const wrong of [
    {},
    { text: "" },
    { text, channel: "#all" },
    { text, path: "https://evil.example" },
    "{",
  ])
    expectRefusal(await postJson(chatPath, wrong, machine), 400);
  expectRefusal(await postJson(chatPath, { text: "x".repeat(5000) }, machine), 413);
});

test("metrics are for who has the secret", async () => {
  expect((await get("/api/metrics")).status).toBe(401);
  expect((await get("/api/metrics", { authorization: "Bearer wrong" })).status).toBe(401);
  const { status, headers, body } = await get("/api/metrics", { authorization: metricsSecret });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/plain/);
  expect(headers.get("cache-control")).toBe("private, no-store");
  for (const line of [
    /^kapas_database_up 1$/m,
    /^kapas_outbox_age_seconds\{channel="email"\} \d+$/m,
    /^kapas_outbox_dead\{channel="slack"\} \d+$/m,
    /^kapas_orders_waiting\{status="Confirmed"\} \d+$/m,
    /^kapas_job_last_run_timestamp_seconds\{job="money"\} 1\d{9}/m,
    /^kapas_http_requests_total\{route="api",status="401"\} \d+$/m,
    /^kapas_http_request_duration_seconds_bucket\{le="0.05",route="api"\} \d+$/m,
    /^kapas_disk_free_bytes \d+$/m,
    /^process_resident_memory_bytes \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds [\d.]+$/m,
  ])
    expect(body).toMatch(line);
  expect(body).not.toMatch(/@|\+91|KP-/);
});

test("each answer has an id, which the refusal names too; a proxy may have given it", async () => {
  const { headers, body } = await get("/api/metrics");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(body).requestId).toBe(headers.get("x-request-id"));
  const given = `edge-${randomUUID()}`;
  for (const path of ["/", "/admin", "/api/health", "/no-such-page"])
    expect((await get(path, { "x-request-id": given })).headers.get("x-request-id"), path).toBe(given);
  const forged = (await get("/api/health", { "x-request-id": "a b" })).headers.get("x-request-id");
  expect(forged).toMatch(/^[0-9a-f-]{36}$/);
});

test.describe("another shop", () => {
  test.describe.configure({ mode: "serial" });
  let shop: ShopCopy | null = null;
  test.afterEach(() => shop?.stop());

  test("without a secret has no metrics, and without a proxy no id of others", async () => {
    shop = await startShopCopy({
      change: () => undefined,
      env: { METRICS_SECRET: "", TRUSTED_PROXIES: "0" },
    });
    const headers = { authorization: "Bearer ", "x-request-id": "given-by-anybody" };
    const answer = await fetch(`${shop.url}/api/metrics`, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("x-request-id")).not.toBe("given-by-anybody");
  });

  test("without its database says so in its metrics, and its functions answer 500 with an error", async () => {
    shop = await startShopCopy({ change: (build) => moveDatabase(build, "http://127.0.0.1:9") });
    const metrics = await fetch(`${shop.url}/api/metrics`, { headers: { authorization: metricsSecret } });
    const text = await metrics.text();
    expect(text).toMatch(/^kapas_database_up 0$/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    const answer = await fetch(`${shop.url}${errorPath}`, {
      method: "POST",
      body: JSON.stringify(report()),
      headers: { "content-type": "application/json", origin: shop.url },
    });
    expect(answer.status).toBe(500);
    expect((await answer.json()).error).toMatch(/Server error/);
  });
});
