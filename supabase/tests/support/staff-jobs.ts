import { randomUUID } from "node:crypto";
import { owner, server } from "./backend/database";
import type { Actor } from "./people/actors";
import { inSession, play } from "./people/staff-session";

export interface EndedJob {
  id: string;
  state: string;
  counts: Record<string, number>;
  log: string[];
}

/** Prepares, starts and runs a job of these items to its end. */
export async function runJob(
  kind: string,
  items: object[],
  { input = {}, actor = "manager" as Actor } = {},
): Promise<EndedJob> {
  const id = await asStaff(actor, async (ask) => {
    const id = await ask("select public.prepare_staff_job($1, $2, 'Test', $3) as it", [
      kind,
      randomUUID(),
      input,
    ]);
    await ask("select public.add_staff_job_items($1, $2) as it", [id, JSON.stringify(items)]);
    await ask("select public.start_staff_job($1) as it", [id]);
    return id;
  });
  return workOff(id);
}

/** As the button does: the job that undoes another one, started. */
export function startUndo(id: string, actor: Actor = "manager"): Promise<{ is: string; id: string }> {
  return asStaff(actor, async (ask) => {
    const { is, id: undoId } = await ask("select public.undo_staff_job($1) as it", [id]);
    return { is, id: undoId };
  });
}

/** Undoes a job. */
export async function undoJob(id: string, actor?: Actor): Promise<EndedJob> {
  return workOff((await startUndo(id, actor)).id);
}

type Ask = (sql: string, values: unknown[]) => Promise<string & { id: string; is: string }>;

async function asStaff<T>(actor: Actor, work: (ask: Ask) => Promise<T>): Promise<T> {
  return play(
    owner,
    inSession(actor, (client) => work(async (sql, values) => (await client.query(sql, values)).rows[0].it)),
  );
}

async function workOff(id: string): Promise<EndedJob> {
  const claimed = await server.query("select public.claim_staff_job($1) as job", [id]);
  await server.query("select public.work_staff_job($1, $2)", [id, claimed.rows[0].job?.lease]);
  return (await owner.query("select id, state, counts, log from public.staff_jobs where id = $1", [id]))
    .rows[0];
}
