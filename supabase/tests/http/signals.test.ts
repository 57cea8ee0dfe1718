import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { limits } from "@/lib/limits/limits";
import { leadNotice } from "@/lib/privacy/collection-notices";
import { env } from "@/server/env";
import { countRequests } from "@/server/health/count-requests";
import { sandboxKeys } from "../../../sandbox/keys";
import { rowsOf, service } from "../support/backend/service";
import { useUp } from "../support/http/attempts";
import { afterwards } from "../support/http/request-scope";
import { siteUrl, Visitor } from "../support/http/visitor";
import { makeCustomer, makeMember } from "../support/people/accounts";

// What the shop reports about itself: metrics, errors of browsers, notices in Slack. And what the popup collects.

const errorPath = "/api/send-error-notification";
const chatPath = "/api/send-slack-notification";
const metricsSecret = { authorization: `Bearer ${sandboxKeys.metricsSecret}` };
const elsewhere = { origin: "https://evil.example" };

const letters = () => randomUUID().replace(/[^a-f]/g, "");
const report = (more: object = {}) => ({
  type: "screen",
  message: `TypeError: ${letters()}`,
  url: `${siteUrl}/cart?t=1`,
  ...more,
});
const lead = (more: object = {}) => ({
  email: `http-${randomUUID().slice(0, 12)}@example.com`,
  source: "popup",
  sessionId: randomUUID(),
  notice: leadNotice.version,
  isAdult: true,
  ...more,
});

async function expectRefusal(sent: Promise<Response>, expected: number): Promise<void> {
  const answer = await sent;
  const body = await answer.json();
  expect([answer.status, body]).toEqual([
    expected,
    expect.objectContaining({ error: expect.stringMatching(/\w{3,}/) }),
  ]);
}

async function newestErrors(): Promise<{ message: string; page: string }[]> {
  const { data } = await service.rpc("shop_health");
  return Object(data).newest_errors;
}

/** Fails every request to the database from here to the end of the test. */
async function cutDatabase(): Promise<void> {
  await afterwards();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
}
afterEach(() => vi.restoreAllMocks());

describe("errors of browsers", () => {
  it("are stored without email, phone, code and what follows the page's path", async () => {
    const word = letters();
    const { status } = await new Visitor().post(
      errorPath,
      report({
        message: `No ${word} of ${word}@example.com, +91 98765 43210, otp 493021`,
        url: `${siteUrl}/order-details/KP-2F4A-81C7-9D3E?t=${word}secret`,
        stack: `Error\n    at pay (${siteUrl}/_next/static/chunks/a1.js:1:2) ${word}@example.com`,
        digest: "123",
        timestamp: Date.now(),
      }),
    );
    expect(status).toBe(202);
    expect((await newestErrors()).find(({ message }) => message.includes(word))).toMatchObject({
      message: `No ${word} of [mail], [phone], otp [hidden]`,
      page: "/order-details/KP-2F4A-81C7-9D3E",
    });
  });

  it("are accepted but not stored when no one can fix them", async () => {
    const word = letters();
    const message = `Image ${word} failed to load`;
    expect((await new Visitor().post(errorPath, report({ message }))).status).toBe(202);
    expect(JSON.stringify(await newestErrors())).not.toContain(word);
  });

  it("are refused with a message when they are malformed, too large or from another site", async () => {
    const visitor = new Visitor();
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
      await expectRefusal(visitor.post(errorPath, wrong), 400);
    await expectRefusal(visitor.post(errorPath, report({ stack: "x".repeat(17_000) })), 413);
    await expectRefusal(visitor.post(errorPath, report(), elsewhere), 403);
  });

  it("are limited when one address sends a storm of them", async () => {
    const message = `Storm of ${letters()}`;
    const visitor = new Visitor();
    await useUp("errorReportVisitor", visitor.ip, limits.errorReportVisitor.limit - 6);
    const sent = Array.from({ length: 12 }, () =>
      visitor.post(errorPath, report({ message, type: "unhandled" })),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(6);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    const notices = rowsOf(
      await service.from("outbox").select("id").eq("topic", "shop_notice").eq("data->>message", message),
    );
    expect(notices.length).toBeLessThanOrEqual(2);
  });

  it("are answered with 500 and a message while the database is unavailable", async () => {
    await cutDatabase();
    const answer = await new Visitor().post(errorPath, report());
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ error: expect.stringMatching(/Server error/) }),
    ]);
  });
});

describe("notices in Slack", () => {
  let text = "";
  beforeEach(() => {
    text = `Shelf ${letters()} is empty, ask +91 98765 43210`;
  });
  const stored = async () =>
    rowsOf(
      await service
        .from("outbox")
        .select("channel, data")
        .like("data->>text", `${text.slice(0, 20)}%`),
    );

  it("are refused from guests, customers and programs with a wrong secret", async () => {
    const customer = await new Visitor().signIn(await makeCustomer());
    await expectRefusal(new Visitor().post(chatPath, { text }), 401);
    await expectRefusal(customer.post(chatPath, { text }), 403);
    await expectRefusal(new Visitor().post(chatPath, { text }, { authorization: "Bearer wrong" }), 401);
    expect(await stored()).toEqual([]);
  });

  it("are queued for staff, without phones", async () => {
    const packer = await new Visitor().signIn(await makeMember("packer"));
    expect((await packer.post(chatPath, { text, path: "/admin/inventory" })).status).toBe(202);
    expect(await stored()).toEqual([
      {
        channel: "slack",
        data: expect.objectContaining({
          event: "chat_message",
          text: text.replace("+91 98765 43210", "[phone]"),
          path: "/admin/inventory",
        }),
      },
    ]);
  });

  it("are accepted from programs with the jobs' secret, and refused when they are malformed", async () => {
    const headers = { authorization: `Bearer ${sandboxKeys.jobsSecret}`, origin: "" };
    const send = (body: unknown) => new Visitor().post(chatPath, body, headers);
    expect((await send({ text: `Machine ${text}` })).status).toBe(202);
    for (const wrong of [
      {},
      { text: "" },
      { text, channel: "#all" },
      { text, path: "https://evil.example" },
      "{",
    ])
      await expectRefusal(send(wrong), 400);
    await expectRefusal(send({ text: "x".repeat(5000) }), 413);
  });
});

describe("metrics", () => {
  const read = (headers: Record<string, string> = {}) => new Visitor().get("/api/metrics", headers);

  it("are shown only to those who have the secret", async () => {
    const refused = await read();
    expect(refused.status).toBe(401);
    expect((await refused.json()).requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect((await read({ authorization: "Bearer wrong" })).status).toBe(401);
    await service.rpc("record_job_runs", { p_runs: [{ job: "money", ok: true, ms: 12, problem: null }] });
    const answer = await read(metricsSecret);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    for (const line of [
      /^kapas_database_up 1$/m,
      /^kapas_outbox_age_seconds\{channel="email"\} \d+$/m,
      /^kapas_outbox_dead\{channel="slack"\} \d+$/m,
      /^kapas_orders_waiting\{status="Confirmed"\} \d+$/m,
      /^kapas_job_last_run_timestamp_seconds\{job="money"\} 1\d{9}/m,
      /^kapas_disk_free_bytes \d+$/m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/@|\+91|KP-/);
  });

  it("include all that the alerts and the dashboard read, and operations.md explains each alert", async () => {
    countRequests();
    const text = await (await read(metricsSecret)).text();
    const [rules, dashboard, guide] = [
      "monitoring/alerts.yml",
      "monitoring/dashboard.json",
      "operations.md",
    ].map((file) => readFileSync(`docs/${file}`, "utf8"));
    const used = `${rules}${dashboard}`.match(/\b(kapas|process|nodejs)_\w+?(?=_bucket|\b)/g);
    expect([...new Set(used)].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
    const alerts = [...String(rules).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect([...String(guide).matchAll(/^\| (\w+) \|.*\|.*\|$/gm)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(alerts),
    );
  });

  it("show that the database is unavailable", async () => {
    await cutDatabase();
    const text = await (await read(metricsSecret)).text();
    expect(text).toMatch(/^kapas_database_up 0$/m);
    expect(text).toMatch(/^kapas_disk_free_bytes \d+$/m);
  });

  it("do not exist in a shop without a secret for them", async () => {
    vi.spyOn(env(), "METRICS_SECRET", "get").mockReturnValue("");
    expect((await read({ authorization: "Bearer " })).status).toBe(404);
  });
});

describe("the popup", () => {
  it("refuses a malformed address or phone and stores nothing of it", async () => {
    const word = randomUUID().slice(0, 12);
    const email = `${word}@example.com`;
    for (const wrong of [
      { email: `${email}\r\nBcc: x@example.com` },
      { email, phone: "<script>alert(1)</script>" },
      { email, utm: { source: "a\u0000\u0007b" } },
      { email, utm: { source: "x".repeat(200) } },
      { email, converted: true },
      { email, notice: "none" },
      { email, isAdult: false },
      { email: `${word}${"x".repeat(300)}@example.com` },
      { email: [email] },
    ]) {
      const { status } = await new Visitor().post("/api/leads", lead(wrong));
      expect([wrong, status]).toEqual([wrong, 422]);
    }
    for (const arm of ['"both"', "null", '{"arm":"shown"}', "["]) {
      expect([400, 413, 422]).toContain((await new Visitor().post("/api/popup", arm)).status);
    }
    const stored = await service.from("user_leads").select("id").like("email", `%${word}%`);
    expect(rowsOf(stored)).toEqual([]);
  });

  it("refuses addresses and counts from another site", async () => {
    expect((await new Visitor().post("/api/leads", lead(), elsewhere)).status).toBe(403);
    expect((await new Visitor().post("/api/popup", '"shown"', elsewhere)).status).toBe(403);
  });

  it("asks a visitor who leaves too many addresses for a puzzle", async () => {
    const visitor = new Visitor();
    await useUp("leadVisitor", visitor.ip, limits.leadVisitor.limit / 2 - 1);
    expect((await visitor.post("/api/leads", lead())).status).toBe(200);
    const refused = await visitor.post("/api/leads", lead());
    expect(refused.status).toBe(428);
    expect((await refused.json()).message).toContain("Too many requests");
  });

  it("counts a visitor, but no bot and no one who refuses to be counted", async () => {
    const shown = async () =>
      rowsOf(await service.from("lead_popup_days").select("visitors").eq("arm", "shown"))[0]?.visitors ?? 0;
    const before = await shown();
    expect((await new Visitor().post("/api/popup", '"shown"')).status).toBe(200);
    expect(await shown()).toBe(before + 1);
    const uncounted: Record<string, string>[] = [
      { "user-agent": "Googlebot/2.1" },
      { "sec-gpc": "1" },
      { dnt: "1" },
    ];
    for (const headers of uncounted) {
      expect((await new Visitor().post("/api/popup", '"shown"', headers)).status).toBe(200);
    }
    expect(await shown()).toBe(before + 1);
  });
});
