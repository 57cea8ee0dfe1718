import { asPaise } from "@/lib/money";
import type { OrderReturns } from "@/lib/orders/returns";

/** An order of which nothing came back. */
export function makeReturns(overrides: Partial<OrderReturns> = {}): OrderReturns {
  return {
    replaces: null,
    open: null,
    exchanges: [],
    owedPaise: asPaise(0),
    needsUpi: false,
    isCash: false,
    isCashDue: false,
    refunds: [],
    deductions: [],
    shipsOn: "received",
    rtoDeductionPaise: asPaise(4_900),
    ...overrides,
  };
}
