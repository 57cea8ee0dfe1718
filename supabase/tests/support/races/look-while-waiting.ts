import type { Pool } from "pg";
import { inRollback } from "../backend/database";
import type { Act } from "../people/staff-session";
import { isLocked, type Rows } from "./locked-rows";
import { pidOf, waitsFor } from "./overtake";

/** The locks of `lower` that `act` holds while it waits for `upper`, and once it has both. */
export async function lookWhileWaiting(pool: Pool, act: Act, upper: Rows, lower: Rows) {
  return inRollback(pool, async (actor) => {
    const waiter = await pidOf(actor);
    const early = await inRollback(pool, async (holder) => {
      await holder.query(`select from ${upper.table} where ${upper.where} for update`, upper.values ?? []);
      const work = act(actor);
      work.catch(() => undefined);
      const waits = await waitsFor(pool, waiter, await pidOf(holder));
      return { work: [work], waits, hasLowerLock: await isLocked(pool, lower) };
    });
    await Promise.all(early.work);
    return {
      waits: early.waits,
      hasLowerLock: early.hasLowerLock,
      endsWithBoth: await isLocked(pool, lower),
    };
  });
}

/** The result for a function that keeps the lock order. */
export const inOrder = { waits: true, hasLowerLock: false, endsWithBoth: true };
