import { owner, server } from "../support/backend/database";
import { emptyOutbox, settle } from "../support/outbox";

beforeEach(() => emptyOutbox(owner));

/** Notices written so many seconds ago. */
async function queueNotices(count: number, secondsAgo = 0): Promise<void> {
  await owner.query(
    `insert into public.outbox (topic, channel, data, created_at)
     select 'shop_notice', 'slack', jsonb_build_object('event', 'order_placed', 'n', n, 'ago', $2::int),
       now() - $2 * interval '1 second'
     from generate_series(1, $1::int) n`,
    [count, secondsAgo],
  );
}

async function claim(): Promise<{ id: number; attempts: number; data: { event: string; count?: number } }[]> {
  return (await server.query("select id, attempts, data from public.claim_slack_batch() order by id")).rows;
}

async function sendAll(): Promise<number[]> {
  const sizes: number[] = [];
  for (;;) {
    const batch = await claim();
    if (batch.length === 0) return sizes;
    sizes.push(batch.length);
    for (const { id, attempts } of batch) await settle(server, id, { attempt: attempts, outcome: "sent" });
  }
}

it("holds fewer than five for up to 30 seconds", async () => {
  await queueNotices(4);
  expect(await claim()).toEqual([]);
  await queueNotices(1, 29);
  expect(await claim()).toHaveLength(5);
  await emptyOutbox(owner);
  await queueNotices(3);
  await queueNotices(1, 30);
  expect(await claim()).toHaveLength(4);
});

it("sends five in a message, and holds the rest", async () => {
  await queueNotices(12);
  expect(await sendAll()).toEqual([5, 5]);
});

it("sends at most 500 an hour with any number of runners", async () => {
  await queueNotices(540, 60);
  const runners = await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
  // A runner skips its turn while another one claims; the next run continues.
  const sizes = [...runners.flat(), ...(await sendAll())];
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(500);
  expect(Math.max(...sizes)).toBe(5);
  await owner.query(
    "update public.outbox set sent_at = sent_at - interval '1 hour' where sent_at is not null",
  );
  expect((await sendAll()).reduce((sum, size) => sum + size, 0)).toBe(40);
});

it("drops notices older than an hour, and reports their number", async () => {
  await queueNotices(7, 3601);
  await queueNotices(5);
  expect(await claim()).toHaveLength(5);
  await owner.query(
    "update public.outbox set created_at = now() - interval '31 seconds' where sent_at is null and attempts = 0",
  );
  const rest = await claim();
  expect(rest.map(({ data }) => data)).toEqual([expect.objectContaining({ event: "left_out", count: 7 })]);
});

it("retries a failed batch in the next run", async () => {
  await queueNotices(5);
  const batch = await claim();
  expect(await claim()).toEqual([]);
  for (const { id, attempts } of batch) await settle(server, id, { attempt: attempts, outcome: "away" });
  expect(await claim()).toHaveLength(5);
});
