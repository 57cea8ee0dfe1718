import { owner, server } from "../support/backend/database";
import { claimIds, emptyOutbox, makeDue, messageOf, queueMessages, settle } from "../support/outbox";
import { race } from "../support/races/race";
import { refusalOf } from "../support/refusal";

beforeEach(() => emptyOutbox(server));

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

test("never gives a message to two of eight concurrent runners, and leaves none behind", async () => {
  for (let round = 0; round < 3; round++) {
    await emptyOutbox(server);
    const queued = await queueMessages(owner, 60);
    const { won, refused } = await race(server, 8, async (client) => {
      const mine: number[] = [];
      for (;;) {
        const claimed = await claimIds(client, 5);
        if (claimed.length === 0) return mine;
        mine.push(...claimed);
      }
    });
    expect(refused).toEqual([]);
    expect(sorted(won.flat())).toEqual(sorted(queued));
  }
});

test("skips locked messages without waiting", async () => {
  const [first, second] = await queueMessages(owner, 2);
  const slow = await server.connect();
  try {
    await slow.query("begin");
    expect(await claimIds(slow, 1)).toEqual([first]);
    expect(await claimIds(server, 5)).toEqual([second]);
  } finally {
    await slow.query("rollback");
    slow.release();
  }
  expect(await claimIds(server, 5)).toEqual([first]);
});

test("claims the longest-waiting messages first, and only as many as requested", async () => {
  const [first, second, third] = await queueMessages(owner, 3);
  await server.query("update public.outbox set next_at = now() - interval '1 hour' where id = $1", [third]);
  expect(await claimIds(server, 2)).toEqual(expect.arrayContaining([third, first]));
  expect(await claimIds(server, 5)).toEqual([second]);
});

test("claims messages of a failing provider last, so that they don't block others", async () => {
  const [tried = 0] = await queueMessages(owner, 1);
  expect(await claimIds(server, 1)).toEqual([tried]);
  await settle(server, tried, { attempt: 1, outcome: "away", error: "mail: answered 500" });
  const [fresh] = await queueMessages(owner, 1);
  expect(await claimIds(server, 1)).toEqual([fresh]);
  expect(await claimIds(server, 1)).toEqual([tried]);
});

test("locks a claimed message for two minutes; then its runner is considered dead", async () => {
  const [id = 0] = await queueMessages(owner, 1);
  expect(await claimIds(server, 5)).toEqual([id]);
  const { wait_seconds: lease } = await messageOf(server, id);
  expect(lease).toBeGreaterThan(110);
  expect(lease).toBeLessThanOrEqual(120);
  expect(await claimIds(server, 5)).toEqual([]);
  await makeDue(server, [id]);
  expect(await claimIds(server, 5)).toEqual([id]);
  expect((await messageOf(server, id)).attempts).toBe(2);
});

test("gives up a message that kills every runner after 14 tries, like every message", async () => {
  const [id = 0] = await queueMessages(owner, 1);
  for (let tries = 0; tries < 14; tries++) {
    expect(await claimIds(server, 1)).toEqual([id]);
    await makeDue(server, [id]);
  }
  expect(await claimIds(server, 1)).toEqual([]);
  const message = await messageOf(server, id);
  expect(message.dead_at).not.toBeNull();
  expect(message.last_error).toMatch(/every run ended/i);
});

test("claims no message that was sent, given up, or is not due, or of another channel", async () => {
  const [sent = 0, dead = 0, later = 0] = await queueMessages(owner, 3);
  await claimIds(server, 3);
  await settle(server, sent, { attempt: 1, outcome: "sent" });
  await settle(server, dead, { attempt: 1, outcome: "dead", error: "no such address" });
  await settle(server, later, { attempt: 1, outcome: "failed", error: "500" });
  const [code] = await queueMessages(owner, 1, "cod_code");
  await makeDue(server, [sent, dead]);
  expect(await claimIds(server, 5)).toEqual([]);
  expect(await claimIds(server, 5, "sms")).toEqual([code]);
});

test.each(["anon", "authenticated"])("%s may neither claim nor settle", async (role) => {
  const client = await server.connect();
  try {
    for (const call of ["claim_outbox('email', 1)", "settle_outbox(1, 1, 'sent', null)"]) {
      await client.query("begin");
      await client.query(`set local role ${role}`);
      expect((await refusalOf(client.query(`select public.${call}`))).code).toBe("42501");
      await client.query("rollback");
    }
  } finally {
    client.release();
  }
});

async function claimOne(): Promise<number> {
  const [id = 0] = await queueMessages(owner, 1);
  expect(await claimIds(server, 1)).toEqual([id]);
  return id;
}

test("marks a sent message as done, however late its runner reports it", async () => {
  const id = await claimOne();
  await makeDue(server, [id]);
  await claimIds(server, 1);
  expect(await settle(server, id, { attempt: 1, outcome: "sent" })).toBe("sent");
  expect(await settle(server, id, { attempt: 2, outcome: "failed", error: "too late" })).toBeNull();
  expect(await messageOf(server, id)).toMatchObject({ last_error: null, dead_at: null, attempts: 2 });
  expect((await messageOf(server, id)).sent_at).not.toBeNull();
});

test("ignores a delay reported by a runner that lost its lease", async () => {
  const id = await claimOne();
  await makeDue(server, [id]);
  await claimIds(server, 1);
  for (const outcome of ["failed", "away", "skipped", "dead"]) {
    expect(await settle(server, id, { attempt: 1, outcome, error: "late" })).toBeNull();
  }
  expect(await messageOf(server, id)).toMatchObject({ sent_at: null, dead_at: null, last_error: null });
});

test("retries a failed message after 30 seconds, then twice as long each time up to 6 hours, for more than a day", async () => {
  const id = await claimOne();
  const waits: number[] = [];
  for (let attempt = 1; attempt < 14; attempt++) {
    expect(await settle(server, id, { attempt, outcome: "failed", error: `try ${attempt}` })).toBe("waiting");
    const message = await messageOf(server, id);
    expect(message).toMatchObject({ attempts: attempt, last_error: `try ${attempt}` });
    waits.push(Math.round(message.wait_seconds) / 60);
    await makeDue(server, [id]);
    expect(await claimIds(server, 1)).toEqual([id]);
  }
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  expect(waits.reduce((sum, minutes) => sum + minutes, 0)).toBeGreaterThan(24 * 60);
  expect(await settle(server, id, { attempt: 14, outcome: "failed", error: "still down" })).toBe("dead");
  const message = await messageOf(server, id);
  expect(message.last_error).toBe("still down");
  expect(message.dead_at).not.toBeNull();
});

test("retries a message of a failing provider at once, and gives it up after more than a day of runs", async () => {
  const id = await claimOne();
  const away = (attempt: number) =>
    settle(server, id, { attempt, outcome: "away", error: "mail: no answer" });
  for (let attempt = 1; attempt <= 20; attempt++) {
    expect(await away(attempt)).toBe("waiting");
    expect(await claimIds(server, 1)).toEqual([id]);
  }
  const most = 2 * 24 * 60;
  await server.query("update public.outbox set attempts = $2, away_attempts = $2 - 1 where id = $1", [
    id,
    most,
  ]);
  expect(await away(most)).toBe("dead");
});

test("ignores tries during a provider outage for the wait of a failed message and for its end", async () => {
  const id = await claimOne();
  await server.query("update public.outbox set attempts = 101, away_attempts = 100 where id = $1", [id]);
  expect(await settle(server, id, { attempt: 101, outcome: "failed", error: "no words" })).toBe("waiting");
  expect(Math.round((await messageOf(server, id)).wait_seconds)).toBe(30);
  await makeDue(server, [id]);
  expect(await claimIds(server, 1)).toEqual([id]);
});

test("gives up an unsendable message at once, which can be revived by hand", async () => {
  const id = await claimOne();
  expect(await settle(server, id, { attempt: 1, outcome: "dead", error: "no such topic" })).toBe("dead");
  await makeDue(server, [id]);
  expect(await claimIds(server, 1)).toEqual([]);
  await server.query(
    "update public.outbox set dead_at = null, attempts = 0, away_attempts = 0 where id = $1",
    [id],
  );
  expect(await claimIds(server, 1)).toEqual([id]);
});

test("skips an outdated message, with the reason", async () => {
  const id = await claimOne();
  expect(await settle(server, id, { attempt: 1, outcome: "skipped", error: "is already Cancelled" })).toBe(
    "sent",
  );
  expect((await messageOf(server, id)).last_error).toBe("is already Cancelled");
});

test("deletes a sent code, and cuts errors to a readable length", async () => {
  const [id = 0] = await queueMessages(owner, 1, "cod_code");
  await server.query('update public.outbox set data = data || \'{"code": "123456"}\' where id = $1', [id]);
  await claimIds(server, 1, "sms");
  await settle(server, id, { attempt: 1, outcome: "failed", error: "x".repeat(9000) });
  expect(await messageOf(server, id)).toMatchObject({
    data: { code: "123456" },
    last_error: "x".repeat(500),
  });
  await makeDue(server, [id]);
  await claimIds(server, 1, "sms");
  await settle(server, id, { attempt: 2, outcome: "sent" });
  expect((await messageOf(server, id)).data).toEqual({ number: 1 });
});

test("refuses an unknown outcome", async () => {
  const id = await claimOne();
  expect(await refusalOf(settle(server, id, { attempt: 1, outcome: "perhaps" }))).toMatchObject({
    code: "PT422",
    hint: "bad_outcome",
  });
});
