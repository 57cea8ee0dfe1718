import { randomUUID } from "node:crypto";
import type { Db } from "./shop";

export type Message = {
  id: number;
  topic: string;
  channel: string;
  attempts: number;
  data: Record<string, string>;
  sent_at: Date | null;
  dead_at: Date | null;
  last_error: string | null;
  /** The time until it may be sent. */
  wait_seconds: number;
};

/** Messages to the owner of an account of their own; ids in queue order. */
export async function queueMessages(db: Db, count: number, topic = "test"): Promise<number[]> {
  const userId = randomUUID();
  await db.query("insert into auth.users (id) values ($1)", [userId]);
  const { rows } = await db.query(
    `insert into public.outbox (topic, user_id, data)
     select $1, $2, jsonb_build_object('number', number) from generate_series(1, $3::int) number returning id`,
    [topic, userId, count],
  );
  return rows.map((row) => row.id);
}

export async function claimIds(db: Db, limit: number, channel = "email"): Promise<number[]> {
  const { rows } = await db.query("select id from public.claim_outbox($1, $2)", [channel, limit]);
  return rows.map((row) => row.id);
}

export async function settle(
  db: Db,
  id: number,
  { attempt, outcome, error = null }: { attempt: number; outcome: string; error?: string | null },
): Promise<string | null> {
  const { rows } = await db.query("select public.settle_outbox($1, $2, $3, $4) as state", [
    id,
    attempt,
    outcome,
    error,
  ]);
  return rows[0].state;
}

export async function messageOf(db: Db, id: number): Promise<Message> {
  const { rows } = await db.query(
    "select *, extract(epoch from next_at - now())::float8 as wait_seconds from public.outbox where id = $1",
    [id],
  );
  return rows[0];
}

/** Ends the lease or the back-off of messages. */
export async function makeDue(db: Db, ids: number[]): Promise<void> {
  await db.query("update public.outbox set next_at = now() where id = any ($1)", [ids]);
}

/** Deletes messages of other tests. */
export async function emptyOutbox(db: Db): Promise<void> {
  await db.query("delete from public.outbox");
}
