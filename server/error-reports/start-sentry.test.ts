import {
  addBreadcrumb,
  captureException,
  close,
  flush,
  setUser,
  startNewTrace,
  startSpan,
} from "@sentry/nextjs";
import { sampleRates } from "@/lib/error-reports/sentry-options";
import { receiveReports } from "@/testing/sentry-receiver";
import { BackendError } from "../errors";
import { log } from "../log";
import { reportRequestError } from "./report-request-error";
import { startSentry } from "./start-sentry";

const canaries = ["9876501234", "canary@example.com", "739154", "Canary Devi", "c4n4ry"];

let receiver: Awaited<ReturnType<typeof receiveReports>>;

beforeAll(async () => {
  receiver = await receiveReports();
  startSentry(receiver.dsn, "sandbox");
});

afterAll(async () => {
  await close();
  await receiver.close();
});

beforeEach(() => {
  receiver.envelopes.length = 0;
});

async function received(): Promise<string> {
  await flush(5000);
  return receiver.envelopes.join("\n");
}

function expectNoCanary(text: string) {
  for (const canary of canaries) expect(text).not.toContain(canary);
}

it("sends error log lines with their ids and without personal data", async () => {
  const error = new BackendError(
    "otp: no account of canary@example.com",
    { message: "code 739154 for +919876501234 is wrong", code: "PT404", hint: null, details: "Canary Devi" },
    404,
  );
  log.error(
    { err: error, orderId: 4711, name: "Canary Devi", phone: "9876501234" },
    "otp: could not be checked",
  );
  const text = await received();
  expect(text).toContain("BackendError");
  expect(text).toContain("otp: could not be checked");
  expect(text).toContain("4711");
  expectNoCanary(text);
});

it("sends a log line without an error as its message", async () => {
  log.error({ why: "Canary Devi has no such address", topic: "order-mail" }, "outbox: given up");
  const text = await received();
  expect(text).toContain("outbox: given up");
  expect(text).toContain("order-mail");
  expectNoCanary(text);
});

it("does not send lines below level error", async () => {
  log.warn({ err: new Error("only a warning") }, "slow");
  expect(await received()).toBe("");
});

it("sends a request's error with the pattern of its route, never with its address", async () => {
  setUser({ email: "canary@example.com", username: "Canary Devi", ip_address: "49.36.12.200" });
  addBreadcrumb({ category: "fetch", data: { url: "/api/otp?phone=9876501234", body: "Canary Devi" } });
  const cause = new Error("token c4n4ryABCDEFGH0123456789xyz of 98765 01234");
  reportRequestError(new Error("page failed for canary@example.com", { cause }), {
    routePath: "/order-details/[orderId]",
    routeType: "render",
  });
  const text = await received();
  expect(text).toContain("render /order-details/[orderId]");
  expect(text).not.toContain("49.36.12.200");
  expectNoCanary(text);
});

it("sends an error once when it was logged and thrown on", async () => {
  const error = new Error("once is enough");
  log.error({ err: error }, "first");
  reportRequestError(error, { routePath: "/", routeType: "render" });
  expect((await received()).match(/"type":"event"/g)).toHaveLength(1);
});

it("sends a storm of 10,000 errors of one kind as one report, and one more of another kind", async () => {
  for (let index = 0; index < 10_000; index++) captureException(new RangeError(`fault ${index}`));
  await flush(5000);
  captureException(new SyntaxError("another"));
  expect((await received()).match(/"type":"event"/g)).toHaveLength(2);
});

it("traces contain no query and no personal data", async () => {
  const chance = vi.spyOn(Math, "random").mockReturnValue(sampleRates.traces / 2);
  const ask = () =>
    startSpan(
      { name: "fetch", attributes: { "url.query": "phone=9876501234", "http.target": "/x?c4n4ry" } },
      () => 1,
    );
  startNewTrace(() => startSpan({ name: "GET /auth?email=canary@example.com" }, ask));
  chance.mockReturnValue(sampleRates.traces * 2);
  startNewTrace(() => startSpan({ name: "GET /" }, ask));
  chance.mockRestore();
  const text = await received();
  expect(text.match(/"type":"transaction"/g)).toHaveLength(2);
  expect(text).toContain("/x");
  expectNoCanary(text);
});

it("does not send expected errors", async () => {
  captureException(new Error("Failed to fetch https://www.google-analytics.com/g/collect"));
  expect(await received()).toBe("");
});
