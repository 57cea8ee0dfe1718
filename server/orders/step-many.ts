import "server-only";
import type { OrderStep, StepsTaken } from "@/lib/orders/admin-steps";
import type { OrderStatus } from "@/lib/orders/order";
import { toFailure } from "@/server/errors";
import { limitConcurrency } from "@/server/limit-concurrency";
import { explainStep } from "./explain-step";

/** Applies a step to many orders independently: a failure of one does not stop the others. */
export async function stepMany<T extends { orderNumber: string; seen: OrderStatus }>(
  step: OrderStep,
  orders: readonly T[],
  take: (order: T) => Promise<void>,
): Promise<StepsTaken> {
  const inTurn = limitConcurrency(4);
  const refusals = await Promise.all(
    orders.map((order) => inTurn(() => tryStep(() => take(order), { step, seen: order.seen }))),
  );
  const isDone = (index: number) => refusals[index] === null;
  return {
    done: orders.flatMap(({ orderNumber }, index) => (isDone(index) ? [orderNumber] : [])),
    refused: orders.flatMap(({ orderNumber }, index) => {
      const why = refusals[index];
      return why ? [{ orderNumber, why }] : [];
    }),
  };
}

async function tryStep(
  take: () => Promise<void>,
  tried: { step: OrderStep; seen: OrderStatus },
): Promise<string | null> {
  try {
    await explainStep(take, tried);
    return null;
  } catch (error) {
    return toFailure("orders: step of many", error).message;
  }
}
