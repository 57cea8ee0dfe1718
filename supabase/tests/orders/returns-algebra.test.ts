import { readFileSync } from "node:fs";
import type { PoolClient } from "pg";
import { inRollback, inSavepoint, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import {
  drawTable,
  isSettled,
  type Move,
  moves,
  type Row,
  rows,
  rowsFor,
  type State,
} from "../support/orders/returns-algebra";
import { attempt, beginWalk, readState } from "../support/orders/walk-returns";

declare const isFullMoney: boolean;

// The test visits every state of the table on the real database, and makes every move of the table in it. Refused moves
// are tried in every state in `npm run test:money -- --full`, otherwise in each tenth.

const keyOf = (state: State) => Object.values(state).join(" | ");
const allMoves = Object.keys(moves) as Move[];
const used = new Set<Row>();
let tried = 0;

/** The customer's items, and the refunds made or due. */
async function expectFair(client: PoolClient, order: string, state: State): Promise<void> {
  const { rows: sums } = await client.query(
    "select coalesce(sum(amount) filter (where status <> 'failed'), 0) as back from public.refunds where order_id = $1",
    [order],
  );
  const held = ["Delivered", "Return Requested", "Completed"];
  const old = Number(held.includes(state.order) && !state.back.endsWith("here"));
  const fresh = Number(held.includes(state.new));
  const isTrusted = state.sends === "requested" && /^exchange (asked|picked up)$/.test(state.back);
  expect(old + fresh).toBeLessThanOrEqual(isTrusted ? 2 : 1);
  expect(sums[0].back).toBeLessThanOrEqual(old + fresh > 0 || state.pay === "cash due" ? 0 : 499);
}

async function walk(client: PoolClient, begin: Awaited<ReturnType<typeof beginWalk>>) {
  const ways = new Map<string, Set<string>>();
  const settled = new Set<string>();
  const visit = async ({ state, ids }: Awaited<ReturnType<typeof readState>>): Promise<void> => {
    const key = keyOf(state);
    if (ways.has(key)) return;
    const next = new Set<string>();
    ways.set(key, next);
    if (isSettled(state)) settled.add(key);
    await expectFair(client, begin.order, state);
    for (const move of allMoves) {
      const [row, ...others] = rowsFor(move, state);
      if (!row && !isFullMoney && tried++ % 10 > 0) continue;
      expect({ state, move, others }).toEqual({ state, move, others: [] });
      await inSavepoint(client, async () => {
        const isMade = await attempt(client, move, ids, begin.other);
        // The clock and the job can always run; they may find nothing to do.
        const isQuiet = moves[move] === "clock" || moves[move] === "job" || move.startsWith("refund");
        if (!isQuiet || row)
          expect({ state, move, isMade }).toEqual({ state, move, isMade: row !== undefined });
        if (!isMade) return;
        const after = await readState(client, begin.order);
        expect([move, keyOf(state), keyOf(after.state)]).toEqual([
          move,
          keyOf(state),
          keyOf({ ...state, ...row?.leads }),
        ]);
        if (row) used.add(row);
        next.add(keyOf(after.state));
        await visit(after);
      });
    }
  };
  await visit(await readState(client, begin.order));
  return { ways, settled };
}

/** The states without a path to a settled one. */
function deadEnds({ ways, settled }: Awaited<ReturnType<typeof walk>>): string[] {
  const safe = new Set(settled);
  for (let known = -1; known < safe.size; ) {
    known = safe.size;
    for (const [from, next] of ways) if ([...next].some((to) => safe.has(to))) safe.add(from);
  }
  return [...ways.keys()].filter((key) => !safe.has(key));
}

// The last one counts what the others have used.
describe("every state of order, return, exchange, refund and cash", { shuffle: false }, () => {
  it.each([
    { pay: "online", sends: "received" },
    { pay: "online", sends: "requested" },
    { pay: "cash due", sends: "requested" },
    ...(isFullMoney ? [{ pay: "cash due", sends: "received" }] : []),
  ])("follows the table, and has a path to a settled end: paid $pay, new items sent when $sends", (begin) =>
    inRollback(owner, async (client) => {
      const seen = await walk(client, await beginWalk(client, begin));
      expect(seen.ways.size).toBeGreaterThan(40);
      expect(deadEnds(seen)).toEqual([]);
      expect(await contradictionsIn(client)).toEqual({});
    }),
  );

  it("is reached by some walk: every row of the table is used", () => {
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });

  it("is listed in docs/returns-algebra.md", () => {
    expect(readFileSync("docs/returns-algebra.md", "utf8")).toContain(drawTable());
  });
});
