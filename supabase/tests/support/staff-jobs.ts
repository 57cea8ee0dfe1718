import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { type Actor, actAs, type People } from "./actors";

export interface JobRunner {
  owner: Pool;
  server: Pool;
  people: People;
}

export interface EndedJob {
  id: string;
  state: string;
  counts: Record<string, number>;
  log: string[];
}

/** Prepares, starts and runs a job of these pieces to its end. */
export async function runJob(
  by: JobRunner,
  kind: string,
  items: object[],
  { input = {}, actor = "manager" as Actor } = {},
): Promise<EndedJob> {
  const id = await asStaff(by, actor, async (ask) => {
    const id = await ask("select public.prepare_staff_job($1, $2, 'Test', $3) as it", [
      kind,
      randomUUID(),
      input,
    ]);
    await ask("select public.add_staff_job_items($1, $2) as it", [id, JSON.stringify(items)]);
    await ask("select public.start_staff_job($1) as it", [id]);
    return id;
  });
  return workOff(by, id);
}

/** As the button does: the job that takes another one back, started. */
export function startUndo(
  by: JobRunner,
  id: string,
  actor: Actor = "manager",
): Promise<{ is: string; id: string }> {
  return asStaff(by, actor, async (ask) => {
    const { is, id: undoId } = await ask("select public.undo_staff_job($1) as it", [id]);
    return { is, id: undoId };
  });
}

/** Takes back what a job did. */
export async function undoJob(by: JobRunner, id: string, actor?: Actor): Promise<EndedJob> {
  return workOff(by, (await startUndo(by, id, actor)).id);
}

type Ask = (sql: string, values: unknown[]) => Promise<string & { id: string; is: string }>;

async function asStaff<T>(
  { owner, people }: JobRunner,
  actor: Actor,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    await actAs(client, actor, people);
    const result = await work(async (sql, values) => (await client.query(sql, values)).rows[0].it);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function workOff({ owner, server }: JobRunner, id: string): Promise<EndedJob> {
  const claimed = await server.query("select public.claim_staff_job($1) as job", [id]);
  await server.query("select public.work_staff_job($1, $2)", [id, claimed.rows[0].job?.lease]);
  return (await owner.query("select id, state, counts, log from public.staff_jobs where id = $1", [id]))
    .rows[0];
}
