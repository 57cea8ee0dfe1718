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
  /** Null for a move of no order, and for those who may not see orders. */
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

export function nameOfMove({ reason, cause }: Pick<StockMove, "reason" | "cause">): string {
  return cause ? causes[cause].name : reasons[reason];
}

const actors: Record<string, string> = {
  system: "System",
  seed: "Opening stock",
  customer: "Customer",
  admin: "Staff",
};

/** Who made a move. */
export function nameOfActor({ actor, staffName }: Pick<StockMove, "actor" | "staffName">): string {
  return staffName ?? actors[actor] ?? actor;
}

/** +3, −2, and nothing for no change. */
export function signed(delta: number): string {
  if (delta === 0) return "";
  return delta > 0 ? `+${delta}` : `−${-delta}`;
}
