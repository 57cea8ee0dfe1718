import type { PoolClient } from "pg";
import { answerOf } from "../backend/database";
import { type Actor, actAs, pastGrants } from "../people/actors";
import { type Act, askFor } from "../people/staff-session";
import type { Db } from "../shop";

interface Draft {
  message?: string;
  mayPublish?: boolean;
  follows?: string | null;
}

export const saveSubmission = (
  client: PoolClient,
  userId: string,
  version: string,
  { message = "", mayPublish = false, follows = null }: Draft = {},
): Promise<string> =>
  answerOf(client, "select public.save_submission($1, $2, $3, $4, $5)", [
    userId,
    version,
    message,
    mayPublish,
    follows,
  ]);

export const submit = (client: PoolClient, userId: string, id: string): Promise<string> =>
  answerOf(client, "select public.submit_submission($1, $2)", [userId, id]);

/** Saved, and submitted at once. Returns its id. */
export async function send(
  client: PoolClient,
  userId: string,
  version: string,
  draft?: Draft,
): Promise<string> {
  const id = await saveSubmission(client, userId, version, draft);
  await submit(client, userId, id);
  return id;
}

export const withdraw = (client: PoolClient, userId: string, id: string) =>
  client.query("select public.withdraw_submission($1, $2)", [userId, id]);

export const archive = (client: PoolClient, userId: string, id: string) =>
  client.query("select public.archive_submission($1, $2)", [userId, id]);

export interface SubmissionRow {
  id: string;
  status: string;
  lane: string;
  source: string;
  rev: number;
  follows: string | null;
  reasons: string[];
  answer: string;
  message: string;
  reviewer: string | null;
  decided_at: Date | null;
}

/** The submission with this id, or of this version. */
export async function submissionOf(db: Db, id: string): Promise<SubmissionRow> {
  const { rows } = await db.query("select * from public.submissions where $1 in (id, version_id)", [id]);
  return rows[0];
}

/** Its timeline, as "approved by staff". */
export async function storyOf(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.query(
    "select type || ' by ' || by as step from public.submission_events where submission_id = $1 order by id",
    [id],
  );
  return rows.map(({ step }) => step);
}

/** Calls a public function as a member of staff; the transaction continues as its owner. */
export async function asStaff<T>(
  client: PoolClient,
  actor: Actor,
  call: string,
  ...values: unknown[]
): Promise<T> {
  await actAs(client, actor);
  const answer = await answerOf(client, `select public.${call}`, values);
  await pastGrants(client);
  return answer;
}

const decideCall = "decide_submission($1, $2, $3, $4, $5)";

interface Decision {
  decision?: string;
  reasons?: string[];
  answer?: string;
  rev?: number;
  by?: Actor;
}

const reasonsOf = ({ decision, reasons }: Decision) =>
  reasons ?? (decision === "approved" ? [] : ["copyright"]);

/** Decides about the present version, unless `rev` is an earlier one. */
export async function decide(client: PoolClient, id: string, decisionInput: Decision = {}): Promise<number> {
  const { decision = "rejected", answer = "", by = "editor" } = decisionInput;
  const { id: submission, rev } = await submissionOf(client, id);
  const values = [
    submission,
    decisionInput.rev ?? rev,
    decision,
    reasonsOf({ decision, reasons: decisionInput.reasons }),
    answer,
  ];
  return asStaff(client, by, decideCall, ...values);
}

export const approve = (client: PoolClient, id: string) => decide(client, id, { decision: "approved" });

/** The decision of a reviewer who sees the present submission. */
export async function pressDecision(db: Db, id: string, decision: string): Promise<Act> {
  const { id: submission, rev } = await submissionOf(db, id);
  return askFor(decideCall, submission, rev, decision, reasonsOf({ decision }), "");
}

export const passByRule = (db: Db, value: "yes" | "no") =>
  db.query(
    `insert into public.product_settings (setting_key, setting_value) values ('art_passes_by_rule', $1)
     on conflict (setting_key) do update set setting_value = excluded.setting_value`,
    [value],
  );

/** Queued messages to customers and designers. */
export async function queuedMessages(
  db: Db,
  topic: string,
  about: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query(
    "select data from public.outbox where topic = $1 and $2 in (order_id, user_id) order by id",
    [topic, about],
  );
  return rows.map(({ data }) => data);
}
