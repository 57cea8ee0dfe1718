import { owner, server } from "../support/backend/database";
import { claimIds, emptyOutbox, makeDue, messageOf, queueMessages, settle } from "../support/outbox";
import { race } from "../support/races/race";
import { refusalOf } from "../support/refusal";

beforeEach(() => emptyOutbox(server));

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

test("never gives a message to two of eight concurrent runners, and leaves none behind", async () => {
  for (let round = 0; round < 20; round++) {
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
  expect(message.last_error).toMatch(/every runner/i);
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
