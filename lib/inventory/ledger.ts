import { type Cause, causes } from "./stock-causes";

export interface StockMove {
  id: number;
  /** ISO */
  at: string;
  stockDelta: number;
  reservedDelta: number;
  reason: "receive" | "adjust" | "reserve" | "release" | "pack" | "unpack" | "scrap" | "restock";
  cause: Cause | null;
  note: string | null;
  actor: string;
  staffName: string | null;
  /** Null for a movement without an order, and for roles that may not see orders. */
  orderNumber: string | null;
  isOfOrder: boolean;
  stockAfter: number;
  reservedAfter: number;
}

const reasons: Record<StockMove["reason"], string> = {
  receive: "Received",
  adjust: "Adjusted",
  reserve: "Reserved",
  release: "Reservation released",
  pack: "Packed",
  unpack: "Unpacked",
  scrap: "Cancelled after printing",
  restock: "Restocked",
};

export function formatStockMove({ reason, cause }: Pick<StockMove, "reason" | "cause">): string {
  return cause ? causes[cause].name : reasons[reason];
}

const actors: Record<string, string> = {
  system: "System",
  seed: "Opening stock",
  customer: "Customer",
  admin: "Staff",
};

/** The author of a movement. */
export function formatStockActor({ actor, staffName }: Pick<StockMove, "actor" | "staffName">): string {
  return staffName ?? actors[actor] ?? actor;
}

/** +3, −2, and empty for no change. */
export function signed(delta: number): string {
  if (delta === 0) return "";
  return delta > 0 ? `+${delta}` : `−${-delta}`;
}
