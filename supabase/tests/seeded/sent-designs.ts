import type { Pool } from "pg";

/** In each state, so that every screen of the review has something to show. */
export const sentDesigns = {
  ...{ "order changes_requested": 1, "order in_review": 1, "order submitted": 1 },
  ...{ "shopper auto approved": 1, "shopper approved": 1, "shopper archived": 1 },
  ...{ "shopper changes_requested": 1, "shopper in_review": 1, "shopper rejected": 1 },
  ...{ "shopper submitted": 2, "shopper withdrawn": 1 },
};

/** The number of submitted designs of each kind, without those of orders approved by rule. */
export async function countSentDesigns(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ kind: string; count: number }>(
    `select concat_ws(' ', source, nullif(lane, 'person'), status) as kind, count(*)::int as count
     from public.submissions where not (source = 'order' and lane = 'auto') group by 1`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Steps in the wrong order, or after now. */
export async function findMisdatedSteps(pool: Pool, now: Date): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select e.id from public.submission_events e join public.submissions s on s.id = e.submission_id
     where e.created_at > $1 or e.created_at < s.created_at or s.decided_at < s.submitted_at
       or (s.decided_at is null) <> (s.status in ('submitted', 'in_review', 'withdrawn'))`,
    [now],
  );
  return rows;
}
