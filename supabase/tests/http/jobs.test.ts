import { sandboxKeys } from "../../../sandbox/keys";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { queueMessages } from "../support/outbox";

const run = (authorization: string) =>
  new Visitor().send("/api/jobs/run", { method: "POST", headers: { authorization } });

it("runs the jobs only with the secret, and reports what they did", async () => {
  for (const wrong of ["", "Bearer ", "Bearer wrong", `Basic ${sandboxKeys.jobsSecret}`]) {
    expect([wrong, (await run(wrong)).status]).toEqual([wrong, 401]);
  }
  const answer = await run(`Bearer ${sandboxKeys.jobsSecret}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...{ expired: 0, polled: 0, captured: 0, confirmed: 0, completed: 0, refunded: 0 },
    outbox: { sent: 0, skipped: 0, failed: 0, away: 0, dead: 0 },
  });
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
