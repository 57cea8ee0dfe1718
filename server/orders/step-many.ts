import "server-only";
import type { OrderStep } from "@/lib/orders/desk-steps";
import type { OrderStatus } from "@/lib/orders/order";
import { toFailure } from "@/server/errors";
import { takeTurns } from "@/server/take-turns";
import { stepOrder } from "./desk-repository";
import { explainStep } from "./explain-step";

interface SeenOrder {
  orderNumber: string;
  seen: OrderStatus;
}

export interface ManySteps {
  done: string[];
  /** Those that stay as they are, each with the reason. */
  refused: { orderNumber: string; why: string }[];
}

/** Takes one step with many orders, each for itself: what one can't do keeps no other from it. */
export async function stepMany(step: OrderStep, orders: readonly SeenOrder[]): Promise<ManySteps> {
  const inTurn = takeTurns(4);
  const refusals = await Promise.all(orders.map((order) => inTurn(() => tryStep(step, order))));
  const isDone = (index: number) => refusals[index] === null;
  return {
    done: orders.flatMap(({ orderNumber }, index) => (isDone(index) ? [orderNumber] : [])),
    refused: orders.flatMap(({ orderNumber }, index) => {
      const why = refusals[index];
      return why ? [{ orderNumber, why }] : [];
    }),
  };
}

async function tryStep(step: OrderStep, { orderNumber, seen }: SeenOrder): Promise<string | null> {
  try {
    await explainStep(() => stepOrder({ orderNumber, seen, step }));
    return null;
  } catch (error) {
    return toFailure("orders: step of many", error).message;
  }
}
