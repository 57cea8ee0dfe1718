import { randomUUID } from "node:crypto";
import { jobNames } from "@/lib/health/job-names";
import { slowReferenceOf } from "@/lib/slow-error";
import { getAdminShellData } from "@/server/admin/queries";
import { withDeadline } from "@/server/deadline";
import { logRequestError } from "@/server/error-reports/log-request-error";
import { BackendError } from "@/server/errors";
import { log } from "@/server/log";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { sandboxKeys } from "../../../sandbox/keys";
import { owner } from "../support/backend/database";
import { breakRequests, endFaults } from "../support/backend/faults";
import { useUp } from "../support/http/attempts";
import { afterwards } from "../support/http/request-scope";
import { siteUrl, Visitor } from "../support/http/visitor";
import { queueMessages } from "../support/outbox";
import { makeMember } from "../support/people/accounts";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

const run = (authorization: string) =>
  new Visitor().send("/api/jobs/run", { method: "POST", headers: { authorization } });

beforeEach(() => owner.query("delete from public.outbox"));

it("runs all jobs only with the secret, and reports what they did", async () => {
  for (const wrong of ["", "Bearer ", "Bearer wrong", `Basic ${sandboxKeys.jobsSecret}`]) {
    expect([wrong, (await run(wrong)).status]).toEqual([wrong, 401]);
  }
  const answer = await run(`Bearer ${sandboxKeys.jobsSecret}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...{ expired: 0, polled: 0, captured: 0, confirmed: 0, completed: 0, refunded: 0 },
    outbox: { sent: 0, skipped: 0, failed: 0, away: 0, dead: 0 },
  });
  const { rows } = await owner.query("select job from private.job_runs");
  expect(rows.map(({ job }) => job).sort()).toEqual(jobNames.toSorted());
});

it("says how long messages have waited and how many were given up, and stays ready", async () => {
  const [late = 0, dead = 0] = await queueMessages(owner, 2);
  await owner.query(
    "update public.outbox set created_at = now() - interval '90 s', next_at = now() - interval '60 s' where id = $1",
    [late],
  );
  await owner.query("update public.outbox set dead_at = now(), last_error = 'refused' where id = $1", [dead]);
  const answer = await new Visitor().get("/api/ready");
  expect(answer.status).toBe(200);
  const ready = await answer.json();
  expect(ready).toMatchObject({ status: "ready", outboxDead: 1, mail: "on", sms: "on" });
  expect(ready.outboxAgeSeconds).toBeGreaterThanOrEqual(60);
});

it("sends a message after the response, although the request used up its time", async () => {
  const { variantId } = await makeSingle(owner);
  const { id } = await placeOrder(owner, orderOf([{ variantId }], { email: `${randomUUID()}@kapas.test` }));
  await new Visitor().look(() => withDeadline(async () => sendMessagesSoon(), 0));
  await afterwards();
  const { rows } = await owner.query(
    "select count(*), count(sent_at) as sent from public.outbox where order_id = $1",
    [id],
  );
  expect(rows).toEqual([{ count: 3, sent: 3 }]);
});

const path = "/api/csp-report";
const report = {
  "csp-report": { "document-uri": `${siteUrl}/orders?token=x`, "effective-directive": "img-src" },
};

const statusOf = async (visitor: Visitor, body: unknown, type = "application/csp-report") =>
  (await visitor.post(path, body, { "content-type": type })).status;

it.each([
  ["a report of a browser", report, 200],
  ["a text that isn't JSON", "{", 400],
  ["an object without a report", {}, 400],
  ["a list of reports", [report], 400],
  ["a report of 9,000 characters", "x".repeat(9_000), 413],
])("answers %s with the right status", async (_, body, status) => {
  expect(await statusOf(new Visitor(), body)).toBe(status);
});

it("accepts thirty reports an hour from one address, so that no one can fill the log", async () => {
  const visitor = new Visitor();
  await useUp("policyReportVisitor", visitor.ip, 29);
  expect([await statusOf(visitor, report), await statusOf(visitor, report)]).toEqual([200, 429]);
});

afterEach(endFaults);

it("shows the frame of the admin while the database is too slow to say who the viewer is", async () => {
  const manager = await new Visitor().signIn(await makeMember("manager"));
  const complete = await manager.look(getAdminShellData);
  await breakRequests("POST /rest/v1/rpc/check_admin_access", 503);
  const data = await manager.look(getAdminShellData);
  expect(data).toMatchObject({ shopName: complete.shopName, name: "Staff", role: "" });
  expect(data.nav.length).toBeGreaterThanOrEqual(complete.nav.length);
});

it.each([
  [0, ""],
  [503, ""],
  [504, "PGRST003"],
  [500, "57014"],
])("logs an answer of %i %s under the reference that the page shows", async (status, code) => {
  const error = new BackendError("orders: list", { message: "too late", code, hint: null }, status);
  const lines = vi.spyOn(log, "error").mockImplementation(() => undefined);
  await logRequestError(error, { routePath: "/admin/orders", routeType: "render" });
  expect(slowReferenceOf(error.digest)).toMatch(/^[0-9a-f]{8}$/);
  expect(lines).toHaveBeenCalledWith(
    expect.objectContaining({ err: error, digest: error.digest, route: "/admin/orders" }),
    "render: failed",
  );
});

it("calls a mistake of ours no slow database", () => {
  const error = new BackendError("orders: list", { message: "x", code: "42703", hint: null }, 400);
  expect(slowReferenceOf(error.digest)).toBeNull();
});
